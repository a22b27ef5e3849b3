import { registrationItem } from '#domain/consent/storedItems';
import type { LinkOwner } from '#domain/registration/LinkOwner';
import { displayNameKey } from '#domain/shared/spellings';
import { Configuration } from '../configuration/Configuration';
import { DraftStore } from '../session/DraftStore';
import { Session } from '../session/Session';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

const usedKeyName = 'activated';

/**
 * Stores that this browser registered an account, and that this tab activated it. Only the browser that registered it
 * may activate the account without a click, because mail scanners open links and run scripts.
 */
@service
export class ActivationMarks {
  constructor(
    private readonly stored: StoredItems,
    private readonly tab: DraftStore,
    private readonly session: Session,
    private readonly configuration: Configuration,
  ) {}

  markRegistered(displayName: string): void {
    this.stored.write(registrationItem, displayName);
  }

  markActivated(key: string): void {
    this.tab.write(usedKeyName, key);
    this.stored.remove(registrationItem);
  }

  wasActivatedHere(key: string): boolean {
    return this.tab.read(usedKeyName) === key;
  }

  /** @param owner owner of the link; undefined if it could not be looked up */
  allowsActivation(owner: LinkOwner | undefined): boolean {
    const registered = this.stored.read(registrationItem);
    if (registered === undefined || this.session.hasTokens) return false;
    if (!owner) return !this.configuration.has('link-owner');
    return (
      owner.displayName !== undefined && displayNameKey(owner.displayName) === displayNameKey(registered)
    );
  }
}
