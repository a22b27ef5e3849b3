import { Blueprints } from '#application/blueprints/Blueprints';
import { fail } from '#domain/shared/Result';
import { exportBlueprint, listBlueprints } from '#infrastructure/http/blueprints/calls';
import { CallSender } from '#infrastructure/http/shared/CallSender';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { unwatchedTransfer } from '../support/exampleValues';
import { exactly, nonEmpty, stateValue } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { blueprintId, displayName } = examples;
const own = 'a player with a blueprint exists';
const ofOrganization = 'a player with a blueprint of an organization exists';
const orphaned = 'a player with an orphaned blueprint exists';
const none = 'a player without blueprints exists';

const createdAt = '2026-10-20T12:00:00.000Z';
const answered = { id: stateValue('${blueprintId}', blueprintId), createdAt, name: 'Pact hauler' };
const blueprint = { id: blueprintId, name: 'Pact hauler', createdAt: new Date(createdAt) };
const openFields = { drmProtected: exactly(false) };

describeInteractions(
  listBlueprints,
  { description: 'for the blueprints', send: (site) => site.get(Blueprints).list() },
  [
    [
      own,
      succeeds(
        [{ ...blueprint, isProtected: false, creator: { kind: 'player', name: displayName } }],
        [
          {
            ...answered,
            ...openFields,
            creatorUsername: stateValue('${displayName}', displayName),
            creatorOrganizationName: null,
          },
        ],
      ),
    ],
    [
      ofOrganization,
      succeeds(
        [{ ...blueprint, isProtected: true, creator: { kind: 'organization', name: 'Pact Union' } }],
        [
          {
            ...answered,
            drmProtected: exactly(true),
            creatorUsername: null,
            creatorOrganizationName: nonEmpty('Pact Union'),
          },
        ],
      ),
    ],
    [
      orphaned,
      succeeds(
        [{ ...blueprint, isProtected: false, creator: { kind: 'orphaned' } }],
        [{ ...answered, ...openFields, creatorUsername: null, creatorOrganizationName: null }],
      ),
    ],
    [none, succeeds([], [])],
  ],
);

const url = '/api/downloads/blueprint';
const zipFile = succeeds({ url }, { url });
const detail = 'The blueprint has no elements.';

describeInteractions(
  exportBlueprint,
  {
    description: 'for the address of an exported blueprint',
    values: { blueprintId: supplied('blueprintId') },
    request: (path) => ({ path }),
    send: (site, values) => site.get(Blueprints).export(values.blueprintId, unwatchedTransfer().signal),
  },
  [
    [own, zipFile],
    [orphaned, zipFile],
    [
      'a player with a blueprint that is generated slowly exists',
      succeeds({ url: null }, { url: null }),
      {
        send: (site, { blueprintId: id }) =>
          site
            .get(CallSender)
            .send(exportBlueprint, { path: { blueprintId: id }, transfer: unwatchedTransfer() }),
      },
    ],
    ['a player with a protected blueprint exists', rejects(403, 602, 'protected-blueprint')],
    [ofOrganization, rejects(403, 602, 'protected-blueprint')],
    [none, rejects(404, 601, 'unknown-blueprint'), { values: { blueprintId: supplied('playerId') } }],
    [
      'a player with an empty blueprint exists',
      {
        response: () => ({ status: 409, body: { code: 603, detail } }),
        outcome: fail({ kind: 'empty-blueprint' }),
        title: 'code 603',
      },
    ],
  ],
);
