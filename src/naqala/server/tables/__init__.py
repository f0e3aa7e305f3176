"""Live tables: sessions in memory, loaded from the store and unloaded when idle."""
