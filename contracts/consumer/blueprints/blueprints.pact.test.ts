import { strToU8, zipSync } from 'fflate';
import { Blueprints } from '#application/blueprints/Blueprints';
import { listBlueprints } from '#infrastructure/http/blueprints/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly, nonEmpty, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const { blueprintId, displayName } = examples;
const blueprints = (url: string) => signedInSiteAt(url).get(Blueprints);

describe('a player’s blueprints', () => {
  const description = 'for the blueprints';
  const request: Interaction['request'] = { method: 'GET', path: '/api/blueprint/list', headers: bearer };
  const createdAt = '2026-10-20T12:00:00.000Z';
  const common = { id: stateValue('${blueprintId}', blueprintId), createdAt };

  it.each([
    [
      'a player with a blueprint exists',
      {
        drmProtected: exactly(false),
        creatorUsername: stateValue('${displayName}', displayName),
        creatorOrganizationName: null,
      },
      { isProtected: false, creator: { kind: 'player', name: displayName } },
    ],
    [
      'a player with a blueprint of an organization exists',
      {
        drmProtected: exactly(true),
        creatorUsername: null,
        creatorOrganizationName: nonEmpty('Pact Union'),
      },
      { isProtected: true, creator: { kind: 'organization', name: 'Pact Union' } },
    ],
    [
      'a player with an orphaned blueprint exists',
      { drmProtected: exactly(false), creatorUsername: null, creatorOrganizationName: null },
      { isProtected: false, creator: { kind: 'orphaned' } },
    ],
  ] as const)('lists the blueprint with its creator when %s', async (given, fields, value) => {
    const response = responseOf(listBlueprints, [{ ...common, name: 'Pact hauler', ...fields }]);
    const result = await addInteraction({ given, description, request, response }, (url) =>
      blueprints(url).list(),
    );
    expect(result).toEqual({
      ok: true,
      value: [{ id: blueprintId, name: 'Pact hauler', createdAt: new Date(createdAt), ...value }],
    });
  });

  it('returns an empty list for a player without blueprints', async () => {
    const given = 'a player without blueprints exists';
    const response = responseOf(listBlueprints, []);
    const result = await addInteraction({ given, description, request, response }, (url) =>
      blueprints(url).list(),
    );
    expect(result).toEqual({ ok: true, value: [] });
  });
});

describe('exporting a blueprint', () => {
  const description = 'for the export of a blueprint';
  const requestOf = (id: string, example: string = blueprintId): Interaction['request'] => ({
    method: 'GET',
    path: fromProviderState(`/api/blueprint/download/\${${id}}`, `/api/blueprint/download/${example}`),
    headers: { ...bearer, Accept: 'application/zip' },
  });
  const transfer = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
  const exported = (url: string) => blueprints(url).export(blueprintId, transfer());

  it.each([
    'a player with a blueprint exists',
    'a player with an orphaned blueprint exists',
    'a player with a blueprint that is generated slowly exists',
  ])('returns a zip file when %s', async (given) => {
    const zip = zipSync({ 'blueprint.json': strToU8('{}') }, { mtime: new Date(2026, 0, 1) });
    const file = { type: 'application/zip', bytes: zip.slice().buffer };
    const request = requestOf('blueprintId');
    const result = await addInteraction(
      { given, description, request, response: { status: 200, file } },
      exported,
    );
    expect(result).toEqual({ ok: true, value: file });
  });

  it.each([
    ['a player with a protected blueprint exists', 403, 602, 'protected-blueprint'],
    ['a player with a blueprint of an organization exists', 403, 602, 'protected-blueprint'],
    ['a player without blueprints exists', 404, 601, 'unknown-blueprint'],
  ])('rejects the export when %s', async (given, status, code, kind) => {
    const isGone = status === 404;
    const request = isGone ? requestOf('playerId', examples.playerId) : requestOf('blueprintId');
    const id = isGone ? examples.playerId : blueprintId;
    const result = await addInteraction(
      { given, description, request, response: errorResponse(status, code) },
      (url) => blueprints(url).export(id, transfer()),
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('rejects an empty blueprint and returns the reason', async () => {
    const given = 'a player with an empty blueprint exists';
    const detail = 'The blueprint has no elements.';
    const response = { status: 409, body: { code: 603, detail } };
    const result = await addInteraction(
      { given, description, request: requestOf('blueprintId'), response },
      exported,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 409, code: 603, detail } });
  });
});
