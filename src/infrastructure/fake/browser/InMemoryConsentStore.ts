import { injectable } from 'inversify';
import { ConsentStore } from '../../../application/consent/ConsentStore';
import {
  undecided,
  type ConsentChoices,
  type OptionalCategory,
} from '../../../domain/consent/ConsentChoices';

@injectable()
export class InMemoryConsentStore extends ConsentStore {
  readonly cleared: OptionalCategory[] = [];
  private readonly listeners = new Set<() => void>();
  private choices = undecided;

  read(): ConsentChoices {
    return this.choices;
  }

  write(choices: ConsentChoices): void {
    this.choices = choices;
  }

  clearCookiesOf(categories: readonly OptionalCategory[]): void {
    this.cleared.push(...categories);
  }

  onReturn(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The visitor decides in another tab and returns to this one. */
  decideElsewhere(choices: ConsentChoices): void {
    this.choices = choices;
    this.listeners.forEach((listener) => listener());
  }
}
