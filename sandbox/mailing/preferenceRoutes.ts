import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ownsGameInterest, sampleMailing } from '#samples/mailing';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { requirePlayer } from '../profile/players';
import { LanguageCode } from '../profile/schema';
import { Email } from '../session/schema';
import { isOffered } from './interests';
import { changeSubscriptions, subscribedInterests } from './subscriptions';

const strict = { additionalProperties: false };
const paid = 2;

const Categories = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    interests: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  }),
);

const MailingRecord = Type.Object({
  interestCategories: Type.Array(
    Type.Object({
      id: Type.String(),
      interests: Type.Array(
        Type.Object({ id: Type.String(), name: Type.String(), subscribed: Type.Boolean() }),
      ),
    }),
  ),
});

const Id = Type.String({ minLength: 1, maxLength: 64 });

const Change = Type.Object(
  {
    emailAddress: Email,
    language: LanguageCode,
    interestCategories: Type.Array(
      Type.Object(
        {
          id: Id,
          interests: Type.Array(Type.Object({ id: Id, subscribed: Type.Boolean() }, strict), {
            maxItems: 100,
          }),
        },
        strict,
      ),
      { maxItems: 100 },
    ),
  },
  strict,
);

/** Routes for email preferences. Players can only see and change the preferences of their own email address. */
export const preferenceRoutes = (api: Api, { db, clock, accessTokens }: Sandbox): void => {
  const ownerOf = async (request: FastifyRequest, email: string): Promise<Player> => {
    const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
    if (player.email.toLowerCase() !== email.toLowerCase()) {
      throw new ApiError(403, ErrorCode.forbidden, 'This is the address of somebody else.');
    }
    return player;
  };

  const recordOf = async ({ id: player_id, email }: Player) => {
    const subscribed = await subscribedInterests(db, email);
    const plan = await db
      .selectFrom('orders')
      .select('id')
      .where('player_id', '=', player_id)
      .where('status', '=', paid)
      .executeTakeFirst();
    const isSubscribed = (id: string) => (id === ownsGameInterest ? plan !== undefined : subscribed.has(id));
    return {
      interestCategories: sampleMailing.map(({ id, interests }) => ({
        id,
        interests: interests.map((interest) => ({ ...interest, subscribed: isSubscribed(interest.id) })),
      })),
    };
  };

  api.get(
    '/api/mailing/categories',
    { schema: { response: { 200: Categories, ...failures(401) } } },
    async (request) => {
      await requirePlayer(db, await accessTokens.verifyBearer(request));
      return sampleMailing.map(({ id, name, interests }) => ({ id, name, interests: [...interests] }));
    },
  );

  api.post(
    '/api/mailing/',
    {
      schema: {
        body: Type.Object({ email: Email }, strict),
        response: { 200: MailingRecord, ...failures(401, 403) },
      },
    },
    async (request) => recordOf(await ownerOf(request, request.body.email)),
  );

  api.get(
    '/api/mailing/',
    {
      schema: {
        querystring: Type.Object({ email: Email }),
        response: { 200: MailingRecord, ...failures(401, 403) },
      },
    },
    async (request) => recordOf(await ownerOf(request, request.query.email)),
  );

  api.put(
    '/api/mailing/',
    { schema: { body: Change, response: { 204: Type.Null(), ...failures(401, 403, 404) } } },
    async (request, reply) => {
      const { emailAddress, language, interestCategories } = request.body;
      const { email } = await ownerOf(request, emailAddress);
      const changes = interestCategories.flatMap(({ id, interests }) =>
        interests.map((interest) => ({
          category: id,
          interest: interest.id,
          isSubscribed: interest.subscribed,
        })),
      );
      if (!changes.every(({ category, interest }) => isOffered(category, interest))) {
        throw new ApiError(404, ErrorCode.unknownInterest, 'There is no such kind of email.');
      }
      const chosen = changes.filter(({ interest }) => interest !== ownsGameInterest);
      await db
        .transaction()
        .execute((transaction) =>
          changeSubscriptions(transaction, { email, language, now: clock.now() }, chosen),
        );
      return reply.code(204).send(null);
    },
  );
};
