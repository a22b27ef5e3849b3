import { Consent } from '#application/consent/Consent';
import { DismissAlert } from '#application/navigation/DismissAlert';
import { choose, undecidedChoices } from '#domain/consent/ConsentChoices';
import { compose } from '../../support/compose';

it.each([
  ['agree', true],
  ['decline', false],
  ['unknown', false],
] as const)(
  'SH-12 CC-06 with the choice %s for functional cookies, the dismissal is stored: %s',
  async (choice, stored) => {
    const application = await compose();
    if (choice !== 'unknown') application.get(Consent).decide(choose(undecidedChoices, 'functional', choice));
    application.get(DismissAlert).execute('docks');
    expect(application.dismissedAlerts.has('docks')).toBe(stored);
  },
);
