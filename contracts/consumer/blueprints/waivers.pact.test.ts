import { WaiverRecords } from '#application/blueprints/WaiverRecords';
import { playerHolder } from '#domain/blueprints/Waivers';
import {
  changeOrganizationWaiver,
  changePlayerWaiver,
  findWaivers,
} from '#infrastructure/http/blueprints/calls';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly, nonEmpty, stateValue } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { organizationId: id } = examples;
const member = 'a player with a blueprint of an organization exists';
const nobody = 'a player without blueprints exists';

describeInteractions(
  findWaivers,
  { description: 'for the waivers', send: (site) => site.get(WaiverRecords).find() },
  [
    [
      member,
      succeeds(
        { player: false, organizations: [{ id, name: 'Pact Union', isWaived: false }] },
        {
          playerWaiver: exactly(false),
          orgWaivers: [
            {
              id: stateValue('${organizationId}', id),
              name: nonEmpty('Pact Union'),
              waiver: exactly(false),
            },
          ],
        },
      ),
    ],
    [
      nobody,
      succeeds({ player: false, organizations: [] }, { playerWaiver: exactly(false), orgWaivers: [] }),
    ],
  ],
);

const ofPlayer = 'to change the waiver of the player';

describeInteractions(
  changePlayerWaiver,
  {
    description: `${ofPlayer} to true`,
    values: { isWaived: true },
    request: ({ isWaived }) => ({ path: { isWaived: String(isWaived) }, body: {} }),
    send: (site, { isWaived }) => site.get(WaiverRecords).change(playerHolder, isWaived),
  },
  [
    [nobody, succeeds()],
    [nobody, succeeds(), { description: `${ofPlayer} to false`, values: { isWaived: false } }],
  ],
);

const ofOrganization = 'to change the waiver of an organization';

describeInteractions(
  changeOrganizationWaiver,
  {
    description: ofOrganization,
    values: { isWaived: true },
    request: ({ isWaived }) => ({
      path: { organizationId: supplied('organizationId'), isWaived: String(isWaived) },
      body: {},
    }),
    send: (site, { isWaived }) => site.get(WaiverRecords).change({ kind: 'organization', id }, isWaived),
  },
  [
    [member, succeeds(), { description: `${ofOrganization} to true` }],
    [member, succeeds(), { description: `${ofOrganization} to false`, values: { isWaived: false } }],
    ['a player with a blueprint exists', rejects(404, 604, 'unknown-organization')],
  ],
);
