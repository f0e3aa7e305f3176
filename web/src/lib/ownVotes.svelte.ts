// Tables where the others vote whether a bot plays for this player. The server tells it over any socket; OwnVoteBars also asks.
import type { OwnVote } from "../protocol";

class OwnVotes {
  all = $state.raw<readonly OwnVote[]>([]);
}

export const ownVotes = new OwnVotes();
