export type SlideStep = 1 | -1;

/** Clicks on the arrow buttons, queued until the carousel's code is loaded. */
export interface PendingSteps {
  add(step: SlideStep): void;
  /** Returns the queued steps. Later steps are passed to `move` at once. */
  drain(move: (step: SlideStep) => void): readonly SlideStep[];
}

export const createPendingSteps = (): PendingSteps => {
  const steps: SlideStep[] = [];
  let add = (step: SlideStep): void => void steps.push(step);
  return {
    add: (step) => add(step),
    drain: (move) => {
      add = move;
      return steps.splice(0);
    },
  };
};
