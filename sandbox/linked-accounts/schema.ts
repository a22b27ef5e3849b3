import { Type } from '@fastify/type-provider-typebox';
import { exact } from '../platform/typedText';

const strict = { additionalProperties: false };

export const Eligibility = Type.Object({ isEligible: Type.Boolean(), months: Type.Integer() });

export const Claimed = Type.Object({ endDate: Type.String() });

export const DiscordCode = Type.Object({ code: exact({ minLength: 1, maxLength: 512 }) }, strict);

export const LinkedDiscord = Type.Object({
  discordName: Type.String(),
  discordDiscriminator: Type.String(),
});

export const RefundPeriod = Type.Object({ endDate: Type.Union([Type.String(), Type.Null()]) });

const ReturnUrl = exact({ minLength: 1, maxLength: 2048 });

export const LoginUrlRequest = Type.Object({ returnUrl: ReturnUrl }, strict);

export const LoginUrl = Type.Object({ loginUrl: Type.String() });

export const StoreAssertion = Type.Object(
  {
    returnUrl: ReturnUrl,
    /** Query that the store appended to the return URL, unmodified. */
    openidAssertion: exact({ minLength: 1, maxLength: 8192 }),
  },
  strict,
);

export const LinkedStore = Type.Object({ steamId: Type.String() });
