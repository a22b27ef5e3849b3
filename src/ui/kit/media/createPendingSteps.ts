export type SlideStep = 1 | -1;

/** Clicks on the arrow buttons, queued until the carousel's code is loaded. */
export interface PendingSteps {
  add(step: SlideStep): void;
  drain(): readonly SlideStep[];
}

export const createPendingSteps = (): PendingSteps => {
  let steps: SlideStep[] = [];
  return {
    add: (step) => void steps.push(step),
    drain: () => {
      const taken = steps;
      steps = [];
      return taken;
    },
  };
};
