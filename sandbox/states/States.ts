import { blueprintStates } from '../blueprints/states';
import { betaKeyStates } from '../beta-keys/states';
import { billingStates } from '../billing/states';
import { shopStates } from '../commerce/states';
import { configurationStates } from '../configuration/states';
import type { Configuration } from '../configuration/schema';
import { couponStates } from '../coupons/states';
import type { Sandbox } from '../context';
import type { Faults } from '../control/faults';
import { declarationStates } from '../declarations/states';
import { entitlementStates } from '../products/states';
import { linkedAccountStates } from '../linked-accounts/states';
import { profileStates } from '../profile/states';
import { mailingStates } from '../mailing/states';
import { mediaStates } from '../media/states';
import { myDataStates } from '../my-data/states';
import { contestStates } from '../contest/states';
import { recruitmentStates } from '../recruitment/states';
import { registrationStates } from '../registration/states';
import { rewardStates } from '../rewards/states';
import { accountSecurityStates } from '../security/accountStates';
import { passwordResetStates } from '../security/states';
import { passkeyStates } from '../devices/states';
import { serverStatusStates } from '../server-status/states';
import { deviceStates } from '../session/deviceStates';
import { sessionStates } from '../session/states';
import { uploadStates } from '../uploads/states';
import type { State, StateValues } from './State';
import { StateSetup } from './StateSetup';

export class States {
  private readonly setup: StateSetup;
  private readonly catalog: ReadonlyMap<string, State>;

  constructor(sandbox: Sandbox, faults: Faults, configuration: () => Configuration) {
    const setup = new StateSetup(sandbox, faults);
    this.setup = setup;
    this.catalog = new Map(
      Object.entries({
        'the server is up': {
          description: 'Nothing but the seeds; every call is answered.',
          setUp: () => setup.reset().then(() => ({})),
        },
        'the server is down': {
          description: 'Every call of the API returns 503 with code 50.',
          setUp: () => setup.setUpFailure('/'),
        },
        ...configurationStates(setup, configuration),
        ...registrationStates(setup),
        ...passwordResetStates(setup),
        ...accountSecurityStates(setup),
        ...serverStatusStates(setup),
        ...sessionStates(setup),
        ...deviceStates(setup),
        ...profileStates(setup),
        ...passkeyStates(setup, configuration),
        ...entitlementStates(setup),
        ...betaKeyStates(setup),
        ...recruitmentStates(setup),
        ...contestStates(setup),
        ...rewardStates(setup),
        ...blueprintStates(setup),
        ...linkedAccountStates(setup, configuration),
        ...billingStates(setup),
        ...couponStates(setup),
        ...mailingStates(setup),
        ...mediaStates(setup),
        ...shopStates(setup),
        ...declarationStates(setup),
        ...myDataStates(setup),
        ...uploadStates(setup),
      }),
    );
  }

  list(): { name: string; description: string }[] {
    return [...this.catalog].map(([name, { description }]) => ({ name, description }));
  }

  /** @returns values for the verifier; undefined when there is no such state */
  async setUp(name: string): Promise<StateValues | undefined> {
    return this.catalog.get(name)?.setUp();
  }

  tearDown(): Promise<void> {
    return this.setup.reset();
  }
}
