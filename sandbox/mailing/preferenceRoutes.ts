import { Type } from '@fastify/type-provider-typebox';
import { mailingRefusals, preferencesRefusal, recordRefusal } from '#domain/mailing/mailingRefusals';
import { ownsGameInterest, sampleMailing } from '#samples/mailing';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { LanguageCode } from '../profile/schema';
import { playerApiOf } from '../session/playerApi';
import { Email } from '../session/schema';
import { isOffered } from './interests';
import { changeSubscriptions, subscribedInterests } from './subscriptions';
import { exact } from '../platform/typedText';

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

const Id = exact({ minLength: 1, maxLength: 64 });

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
export const preferenceRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock } = sandbox;
  const playerApi = playerApiOf(api, sandbox);

  const requireOwner = (player: Player, email: string): void => {
    const refused = recordRefusal(player.email, email);
    if (refused) throw refusal(mailingRefusals, refused, 'This is the address of somebody else.');
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

  playerApi.get('/api/mailing/categories', { response: Categories }, () =>
    sampleMailing.map(({ id, name, interests }) => ({ id, name, interests: [...interests] })),
  );

  playerApi.post(
    '/api/mailing/',
    { body: Type.Object({ email: Email }, strict), response: MailingRecord, failures: [403] },
    (player, { body }) => {
      requireOwner(player, body.email);
      return recordOf(player);
    },
  );

  playerApi.get(
    '/api/mailing/',
    { querystring: Type.Object({ email: Email }), response: MailingRecord, failures: [403] },
    (player, { query }) => {
      requireOwner(player, query.email);
      return recordOf(player);
    },
  );

  playerApi.put('/api/mailing/', { body: Change, failures: [403, 404] }, async (player, { body }) => {
    const { emailAddress, language, interestCategories } = body;
    const { email } = player;
    const changes = interestCategories.flatMap(({ id, interests }) =>
      interests.map((interest) => ({
        category: id,
        interest: interest.id,
        isSubscribed: interest.subscribed,
      })),
    );
    const areOffered = changes.every(({ category, interest }) => isOffered(category, interest));
    const refused = preferencesRefusal(email, emailAddress, areOffered);
    if (refused) throw refusal(mailingRefusals, refused, 'The preferences cannot be changed.');
    const chosen = changes.filter(({ interest }) => interest !== ownsGameInterest);
    await db
      .transaction()
      .execute((transaction) =>
        changeSubscriptions(transaction, { email, language, now: clock.now() }, chosen),
      );
  });
};
