export type Step = 1 | -1;

/** Clicks on the buttons, queued until the carousel's code is loaded. */
export interface WaitingSteps {
  add(step: Step): void;
  take(): readonly Step[];
}

export const waitingSteps = (): WaitingSteps => {
  let steps: Step[] = [];
  return {
    add: (step) => void steps.push(step),
    take: () => {
      const taken = steps;
      steps = [];
      return taken;
    },
  };
};
