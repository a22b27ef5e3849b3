import { Type } from '@fastify/type-provider-typebox';
import { failures } from '../platform/errors';
import { LanguageCode } from '../profile/schema';
import { Traits } from './creation';

const Moment = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });
const strict = { additionalProperties: false };

export const NewPlayer = Type.Object(
  {
    email: Type.Optional(Type.String()),
    password: Type.Optional(Type.String()),
    displayName: Type.Optional(Type.String()),
    traits: Type.Optional(Traits),
  },
  strict,
);

export const MadePlayer = Type.Object({
  id: Type.String(),
  email: Type.String(),
  password: Type.String(),
  displayName: Type.String(),
  totpSecret: Type.Optional(Type.String()),
  accessToken: Type.String(),
  refreshToken: Type.String(),
});

export const NewCode = Type.Object(
  {
    months: Type.Integer({ minimum: 1 }),
    expiresAt: Type.Optional(Moment),
    usedBy: Type.Optional(Uuid),
    reservedFor: Type.Optional(Uuid),
    reservedUntil: Type.Optional(Moment),
    sentBy: Type.Optional(Uuid),
    isCanceled: Type.Optional(Type.Boolean()),
  },
  strict,
);

export const MadeCode = Type.Object({ id: Type.String(), code: Type.String() });

/** Request that Pact's verifiers send. Other fields are ignored. */
export const StateChange = Type.Object({
  state: Type.String(),
  params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  action: Type.Optional(Type.Union([Type.Literal('setup'), Type.Literal('teardown')])),
});

export const ClockMove = Type.Object(
  {
    at: Type.Optional(Moment),
    advanceSeconds: Type.Optional(Type.Integer()),
    real: Type.Optional(Type.Literal(true)),
  },
  strict,
);

export const ClockState = Type.Object({ now: Type.String() });

export const NewTokens = Type.Object({ playerId: Uuid, expiresInSeconds: Type.Integer() }, strict);

export const MadeTokens = Type.Object({ token: Type.String(), refreshToken: Type.String() });

export const PlayerId = Type.Object({ id: Uuid });

export const NewLink = Type.Object(
  {
    playerId: Uuid,
    /** Purpose of the email. */
    for: Type.Union([Type.Literal('signup'), Type.Literal('activation'), Type.Literal('reset')]),
    /** Language of the path; default: the player's language. */
    language: Type.Optional(LanguageCode),
  },
  strict,
);

export const MadeLink = Type.Object({ key: Type.String(), path: Type.String() });

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

export const StoredRegistration = Type.Object({
  playerId: Type.String(),
  status: Type.String(),
  language: LanguageCode,
  /** Whether the newsletter was requested. The subscription starts only after the email is confirmed. */
  newsletter: Type.Boolean(),
  isSubscribed: Type.Boolean(),
  recruiterId: TextOrNull,
  codeId: TextOrNull,
  acquisitionGaUtm: TextOrNull,
  steamSessionTicket: TextOrNull,
  steamAppId: TextOrNull,
  source: TextOrNull,
});

export const MadeFault = Type.Object({ id: Type.String() });

export const EmailList = Type.Array(
  Type.Object({
    id: Type.Integer(),
    to: Type.String(),
    language: Type.String(),
    subject: Type.String(),
    html: Type.String(),
    text: Type.String(),
    sentAt: Type.String(),
  }),
);

export const Done = { 204: Type.Null(), ...failures() };
