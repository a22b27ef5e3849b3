import { HistoryNotes } from '../../../application/navigation/HistoryNotes';

export class InMemoryHistoryNotes extends HistoryNotes {
  private readonly steps = new Map<string, number>();

  stepOn(path: string): number | undefined {
    return this.steps.get(path);
  }

  note(path: string, step: number): void {
    this.steps.set(path, step);
  }
}
