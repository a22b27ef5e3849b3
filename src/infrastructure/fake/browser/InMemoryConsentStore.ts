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
}
