import {
  parseChoices,
  serializeChoices,
  type ConsentCategory,
  type ConsentChoices,
  type OptionalCategory,
} from '#domain/consent/ConsentChoices';
import { consentCookie, storedItems } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** Stores the choices in a cookie that all tabs share and that lasts 395 days (CC-04). */
@service
export class ConsentStore {
  constructor(private readonly stored: StoredItems) {}

  read(): ConsentChoices {
    return parseChoices(this.stored.read(consentCookie) ?? '');
  }

  write(choices: ConsentChoices): void {
    this.stored.write(consentCookie, serializeChoices(choices));
  }

  /** Removes the stored items of categories without consent. */
  clearItemsOf(categories: readonly OptionalCategory[]): void {
    const gone = new Set<ConsentCategory>(categories);
    this.stored.removeAll(storedItems.filter(({ category }) => gone.has(category)));
  }
}
