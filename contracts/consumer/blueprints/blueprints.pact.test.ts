import { strToU8, zipSync } from 'fflate';
import { Blueprints } from '../../../src/application/blueprints/Blueprints';
import { listBlueprints } from '../../../src/infrastructure/http/blueprints/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, exactly, filled, ofState } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const { blueprintId, displayName } = examples;
const blueprints = (url: string) => siteOfPlayerAt(url).get(Blueprints);

describe('the blueprints', () => {
  const asking = 'for the blueprints';
  const request: Agreement['request'] = { method: 'GET', path: '/api/blueprint/list', headers: bearer };
  const createdAt = '2026-10-20T12:00:00.000Z';
  const common = { id: ofState('${blueprintId}', blueprintId), createdAt };

  it.each([
    [
      'a player with a blueprint exists',
      {
        drmProtected: exactly(false),
        creatorUsername: ofState('${displayName}', displayName),
        creatorOrganizationName: null,
      },
      { isProtected: false, creator: { kind: 'player', name: displayName } },
    ],
    [
      'a player with a blueprint of an organization exists',
      {
        drmProtected: exactly(true),
        creatorUsername: null,
        creatorOrganizationName: filled('Pact Union'),
      },
      { isProtected: true, creator: { kind: 'organization', name: 'Pact Union' } },
    ],
    [
      'a player with an orphaned blueprint exists',
      { drmProtected: exactly(false), creatorUsername: null, creatorOrganizationName: null },
      { isProtected: false, creator: { kind: 'orphaned' } },
    ],
  ] as const)('lists the blueprint with its creator when %s', async (given, fields, value) => {
    const answer = answerOf(listBlueprints, [{ ...common, name: 'Pact hauler', ...fields }]);
    const result = await agree({ given, asking, request, answer }, (url) => blueprints(url).list());
    expect(result).toEqual({
      ok: true,
      value: [{ id: blueprintId, name: 'Pact hauler', createdAt: new Date(createdAt), ...value }],
    });
  });

  it('a player without blueprints gets an empty list', async () => {
    const given = 'a player without blueprints exists';
    const answer = answerOf(listBlueprints, []);
    const result = await agree({ given, asking, request, answer }, (url) => blueprints(url).list());
    expect(result).toEqual({ ok: true, value: [] });
  });
});

describe('the export of a blueprint', () => {
  const asking = 'for the export of a blueprint';
  const requestOf = (id: string, example: string = blueprintId): Agreement['request'] => ({
    method: 'GET',
    path: provided(`/api/blueprint/download/\${${id}}`, `/api/blueprint/download/${example}`),
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
    const result = await agree({ given, asking, request, answer: { status: 200, file } }, exported);
    expect(result).toEqual({ ok: true, value: file });
  });

  it.each([
    ['a player with a protected blueprint exists', 403, 602, 'protected-blueprint'],
    ['a player with a blueprint of an organization exists', 403, 602, 'protected-blueprint'],
    ['a player without blueprints exists', 404, 601, 'unknown-blueprint'],
  ])('refuses the export when %s', async (given, status, code, kind) => {
    const isGone = status === 404;
    const request = isGone ? requestOf('playerId', examples.playerId) : requestOf('blueprintId');
    const id = isGone ? examples.playerId : blueprintId;
    const result = await agree({ given, asking, request, answer: refusal(status, code) }, (url) =>
      blueprints(url).export(id, transfer()),
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('an empty blueprint is refused with the reason', async () => {
    const given = 'a player with an empty blueprint exists';
    const detail = 'The blueprint has no elements.';
    const answer = { status: 409, body: { code: 603, detail } };
    const result = await agree({ given, asking, request: requestOf('blueprintId'), answer }, exported);
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 409, code: 603, detail } });
  });
});
