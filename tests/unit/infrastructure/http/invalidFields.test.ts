import { isDeepStrictEqual } from 'node:util';
import { callOf } from '#contracts/mutations/invalidResponses';
import type { Exchange } from '#contracts/mutations/validResponses';
import pact from '#contracts/pacts/starport-site-starport-api.json';
import type { Rule, RuleSchema } from '#application/shared/rules';
import { succeed } from '#domain/shared/Result';
import { outcomeOf, type Call } from '#infrastructure/http/shared/call';

/** Values that a form of rule never accepts, whatever its limits are. */
const wrongValuesOf = ({ schema }: Rule<unknown>): readonly unknown[] => {
  switch (schema.kind) {
    case 'text':
    case 'pattern':
      return ['', 7, null, {}];
    case 'date':
      return ['soon', '2026-13-45T12:00:00Z', 1_800_000_000, null];
    case 'boolean':
      return ['true', 1, null];
    case 'integer':
      return [0.5, schema.least - 1, ...wrongNumbers(schema)];
    case 'number':
      return wrongNumbers(schema);
    case 'list':
      return [{}, 'a', null];
    case 'optional':
      return wrongValuesOf(schema.of).filter((value) => value !== null);
    case 'no-content':
    case 'ignored':
    case 'file':
      return [];
    default:
      return [7.5, {}, null];
  }
};

const wrongNumbers = ({ least, most }: Extract<RuleSchema, { readonly most: number }>): readonly unknown[] =>
  ['1', null, least - 1, most + 1].filter((value) => typeof value !== 'number' || Number.isFinite(value));

interface InvalidBody {
  readonly field: string;
  readonly body: unknown;
}

/** Returns the body with each field wrong in turn. `replace` returns the whole body with another value here. */
const invalidBodies = (
  rule: Rule<unknown>,
  value: unknown,
  field: string,
  replace: (value: unknown) => unknown,
): readonly InvalidBody[] => {
  const here = wrongValuesOf(rule).map((wrong) => ({ field, body: replace(wrong) }));
  const { schema } = rule.schema.kind === 'optional' ? rule.schema.of : rule;
  if (schema.kind === 'list' && Array.isArray(value)) {
    const [first, ...others] = value as readonly unknown[];
    return [
      ...here,
      ...invalidBodies(schema.of, first, `${field}[]`, (entry) => replace([entry, ...others])),
    ];
  }
  if (schema.kind !== 'shape' || typeof value !== 'object' || value === null) return here;
  const held = value as Readonly<Record<string, unknown>>;
  const inside = Object.entries(schema.fields).flatMap(([name, inner]) =>
    invalidBodies(inner, held[name], `${field}.${name}`, (changed) => replace({ ...held, [name]: changed })),
  );
  return [...here, ...inside];
};

/** The most detailed response of each call in the pact. */
const examples = new Map<string, { readonly call: Call; readonly body: unknown }>();
for (const interaction of pact.interactions) {
  const { status, body } = interaction.response as { status: number; body?: { content: unknown } };
  if (status >= 300 || !body) continue;
  const [name, call] = callOf({ interaction } as unknown as Exchange);
  const known = JSON.stringify(examples.get(name)?.body ?? '');
  if (JSON.stringify(body.content).length > known.length) examples.set(name, { call, body: body.content });
}

/**
 * Fields in which the site accepts invalid values by purpose: it leaves out the entry, shows nothing for the field, or
 * needs less than the contract promises.
 */
const lenientFields: Readonly<Record<string, readonly string[]>> = {
  editProfile: [
    '.addressCity',
    '.addressCountry',
    '.addressPostcode',
    '.addressState',
    '.addressStreet',
    '.displayName',
    '.email',
    '.emailChangeIsPending',
    '.profileVersion',
  ],
  exportMyData: ['.data'],
  findBackerRewards: ['.statueGender'],
  findCountry: [''],
  findDeclarationStatus: ['.refund.amount', '.refund.currency'],
  findGameTime: [''],
  findOrders: [
    '[].basket[]',
    '[].basket[].gameTime',
    '[].basket[].name',
    '[].basket[].productId',
    '[].basket[].quantity',
    '[].currency',
    '[].price',
    '[].shippingFees',
  ],
  findOrdersOfBuyer: [
    '[].basket',
    '[].basket[]',
    '[].basket[].name',
    '[].basket[].productId',
    '[].basket[].quantity',
    '[].currency',
    '[].id',
    '[].price',
    '[].rejection',
    '[].shippingFees',
    '[].status',
  ],
  findOrderStatus: ['.basket[].gameTime', '.basket[].quantity', '.currency', '.price', '.shippingFees'],
  findPayments: ['.orders[].currency', '.orders[].price'],
  findPlacedOrders: [
    '.orders[].basket[].gameTime',
    '.orders[].basket[].quantity',
    '.orders[].currency',
    '.orders[].price',
    '.orders[].shippingFees',
  ],
  findPlayer: [
    '.addressCity',
    '.addressCountry',
    '.addressPostcode',
    '.addressState',
    '.addressStreet',
    '.discordName',
    '.displayName',
    '.email',
    '.emailChangeIsPending',
    '.profileVersion',
    '.steamId',
  ],
  findProducts: [
    '[].pricings[]',
    '[].pricings[].country',
    '[].pricings[].currency',
    '[].pricings[].id',
    '[].pricings[].isDefault',
    '[].pricings[].price',
  ],
  findReceipt: ['.basket[].gameTime', '.basket[].quantity', '.currency', '.net', '.tax', '.total'],
  findWaivers: ['.orgWaivers[].name'],
  listBlueprints: ['[].name'],
  listMediaFiles: [
    '.conceptart[]',
    '.documents[]',
    '.pinned[]',
    '.screenshots[]',
    '.videos[]',
    '.wallpapers[]',
  ],
  listServiceHistories: [
    '[].incidents[]',
    '[].incidents[].endDate',
    '[].incidents[].message',
    '[].incidents[].startDate',
    '[].incidents[].status',
  ],
  listServices: [
    '[].interruption',
    '[].interruption.announcedUntil',
    '[].interruption.reason',
    '[].interruption.reason.de',
    '[].interruption.reason.en',
    '[].interruption.reason.fr',
    '[].interruption.since',
    '[].interruption.until',
    '[].status',
  ],
  payOrder: ['.order.basket[].quantity'],
  startPayment: ['.order.basket[].quantity'],
  undoEmailChange: ['.ended[]', '.ended[].kind', '.ended[].name'],
};

it.each([...examples])('AP-01 %s rejects a response with an invalid field', (name, { call, body }) => {
  const failed = call.fallback ? call.fallback.into : { ok: false, error: { kind: 'malformed' } };
  const bodies = invalidBodies(call.answer, body, '', (value) => value);
  const accepted = bodies
    .filter(({ body: invalid }) => {
      const outcome = outcomeOf(call, succeed({ status: 200, body: invalid }));
      return !isDeepStrictEqual(outcome, failed);
    })
    .map(({ field }) => field);
  expect([...new Set(accepted)].sort()).toEqual(lenientFields[name] ?? []);
});
