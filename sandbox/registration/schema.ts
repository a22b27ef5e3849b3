import { Type, type Static } from '@fastify/type-provider-typebox';
import { emailKeySeconds } from '#domain/registration/emailKeys';
import type { LinkKind } from '#domain/registration/LinkOwner';
import { LanguageCode } from '../profile/schema';
import { exact, typed } from '../platform/typedText';

const given = (maxLength: number, spelling: Parameters<typeof typed>[0] = 'exact') =>
  Type.Optional(typed(spelling, { minLength: 1, maxLength }));

const isCheckedByHandler = true;

/** Values that people type are checked by `problemsOf`, which has messages for them. This schema checks the rest. */
export const Registration = Type.Object(
  {
    displayName: typed('displayName', { isCheckedByHandler }),
    firstName: typed('name', { isCheckedByHandler }),
    lastName: typed('name', { isCheckedByHandler }),
    email: typed('email'),
    password: typed('secret'),
    newsletter: Type.Boolean(),
    language: LanguageCode,
    activationKey: given(128),
    /** The 16 characters of a redemption code, or the UUID of its key (36 characters). */
    entitlementCode: given(64, 'redemptionCode'),
    acquisitionGaUtm: given(1024),
    /** Display name or id of the player who recruited this one. */
    recruiterId: given(64, 'referralCode'),
    steamSessionTicket: given(4096),
    steamAppId: given(32),
    source: given(64),
  },
  { additionalProperties: false },
);

export type Registration = Static<typeof Registration>;

export const ActivationKey = Type.Object({ key: exact({ maxLength: 128 }) });

export const LinkKey = Type.Object(
  {
    kind: Type.Unsafe<LinkKind>({ type: 'string', enum: Object.keys(emailKeySeconds) }),
    key: exact({ minLength: 1, maxLength: 128 }),
  },
  { additionalProperties: false },
);

export const LinkOwner = Type.Object({ email: Type.String(), displayName: Type.Optional(Type.String()) });

export const KeyOwner = Type.Object({ email: Type.String() });
