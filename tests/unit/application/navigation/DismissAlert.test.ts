import { Consent } from '#application/consent/Consent';
import { DismissAlert } from '#application/navigation/DismissAlert';
import { dismissedCookies } from '#domain/consent/storedItems';
import { choose, undecidedChoices } from '#domain/consent/ConsentChoices';
import { compose } from '../../support/compose';

it.each([
  ['agree', true],
  ['decline', false],
  ['unknown', false],
] as const)(
  'SH-12 CC-06 with the choice %s for functional cookies, the dismissal outlasts the visit: %s',
  async (choice, isLasting) => {
    const application = await compose();
    if (choice !== 'unknown') application.get(Consent).decide(choose(undecidedChoices, 'functional', choice));
    application.get(DismissAlert).execute('docks');
    expect(application.dismissedAlerts.has('docks')).toBe(true);
    expect(application.stored.namesOf(dismissedCookies)).toEqual(isLasting ? ['docks'] : []);
  },
);
