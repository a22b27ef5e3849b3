import { ListProgress } from '#application/navigation/ListProgress';

export class InMemoryListProgress extends ListProgress {
  private readonly steps = new Map<string, number>();

  findStep(path: string): number | undefined {
    return this.steps.get(path);
  }

  saveStep(path: string, step: number): void {
    this.steps.set(path, step);
  }
}
