import {
  readChoices,
  writeChoices,
  type ConsentCategory,
  type ConsentChoices,
  type OptionalCategory,
} from '../../domain/consent/ConsentChoices';
import { consentCookie, storedItems } from '../../domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** The choices in a cookie of 395 days (CC-04), which all tabs share. */
@service
export class ConsentStore {
  constructor(private readonly stored: StoredItems) {}

  read(): ConsentChoices {
    return readChoices(this.stored.read(consentCookie) ?? '');
  }

  write(choices: ConsentChoices): void {
    this.stored.write(consentCookie, writeChoices(choices));
  }

  /** Removes what is stored for categories that are no longer agreed to. */
  clearItemsOf(categories: readonly OptionalCategory[]): void {
    const gone = new Set<ConsentCategory>(categories);
    this.stored.removeAll(storedItems.filter(({ category }) => gone.has(category)));
  }
}
