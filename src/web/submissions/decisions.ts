import type { Decision, TextDecision } from '../../submissions/decision.ts';

/** What the person decided, and how to take it back. */
export interface Decisions {
  /** By the hash of the text. */
  readonly decisions: ReadonlyMap<string, TextDecision>;
  /** The notes on texts without a decision, by hash. */
  readonly notes: ReadonlyMap<string, string>;
  /** What each change replaced, the last change last. */
  readonly undoable: readonly { readonly hash: string; readonly decision: Decision | undefined }[];
}

export const NO_DECISIONS: Decisions = { decisions: new Map(), notes: new Map(), undoable: [] };

export const noteOn = ({ decisions, notes }: Decisions, hash: string): string =>
  decisions.get(hash)?.note ?? notes.get(hash) ?? '';

/** Sets the decision and the note of a text. Without `decision`, only the note stays. */
function marked(state: Decisions, hash: string, decision: Decision | undefined, note: string): Decisions {
  const decisions = new Map(state.decisions);
  const notes = new Map(state.notes);
  decisions.delete(hash);
  notes.delete(hash);
  if (decision) decisions.set(hash, { hash, decision, note });
  else if (note !== '') notes.set(hash, note);
  return { ...state, decisions, notes };
}

/** Decides on a text, or withdraws its decision if `decision` is `undefined`. */
export function withDecision(state: Decisions, hash: string, decision: Decision | undefined): Decisions {
  const before = state.decisions.get(hash)?.decision;
  if (decision === before) return state;
  const undoable = [...state.undoable, { hash, decision: before }];
  return { ...marked(state, hash, decision, noteOn(state, hash)), undoable };
}

export const withNote = (state: Decisions, hash: string, note: string): Decisions =>
  marked(state, hash, state.decisions.get(hash)?.decision, note);

/** Takes the last change of a decision back. Notes stay. */
export function undone(state: Decisions): Decisions {
  const last = state.undoable.at(-1);
  if (!last) return state;
  const undoable = state.undoable.slice(0, -1);
  return { ...marked(state, last.hash, last.decision, noteOn(state, last.hash)), undoable };
}
