/** Runs a limited number of tasks at a time; the others wait in a queue of limited length. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly mostAtOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /**
   * Undefined when the queue is full, or when the task had to wait and nobody wants its result any more.
   * @param isWanted asked once, when it is the turn of a task that waited
   */
  async run<Result>(
    task: () => Promise<Result>,
    isWanted: () => boolean = () => true,
  ): Promise<Result | undefined> {
    let wasWaiting = false;
    if (this.running < this.mostAtOnce) this.running += 1;
    else if (this.waiting.length < this.mostWaiting) {
      wasWaiting = true;
      await new Promise<void>((turn) => this.waiting.push(turn));
    } else return undefined;
    try {
      return wasWaiting && !isWanted() ? undefined : await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
