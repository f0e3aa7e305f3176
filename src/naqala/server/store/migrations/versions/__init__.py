"""Each step from one version of the tables to the next.  A step that was released is never changed."""
