/** One slide on, or one back. */
export type Step = 1 | -1;

/** Presses of a carousel's buttons before the code that moves it has started. */
export interface WaitingSteps {
  add(step: Step): void;
  /** Returns each step once. */
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
