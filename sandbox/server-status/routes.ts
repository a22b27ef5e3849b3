import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { LanguageCode } from '../profile/schema';
import { noticeRoutes } from './noticeRoutes';
import { listHistories, listServices } from './services';

const Status = Type.Integer({ minimum: 1, maximum: 4 });

const Seconds = Type.Integer({ minimum: 0 });

const OptionalSeconds = Type.Union([Seconds, Type.Null()]);

const Service = Type.Object({
  name: Type.String(),
  status: Status,
  interruption: Type.Optional(
    Type.Object({
      since: Seconds,
      until: OptionalSeconds,
      announcedUntil: OptionalSeconds,
      reason: Type.Object({ en: Type.String(), fr: Type.String(), de: Type.String() }),
    }),
  ),
});

const History = Type.Object({
  name: Type.String(),
  since: Seconds,
  incidents: Type.Array(
    Type.Object({
      status: Status,
      startDate: Seconds,
      endDate: OptionalSeconds,
      message: Type.String(),
    }),
  ),
});

export const serverStatusRoutes = (api: Api, sandbox: Sandbox): void => {
  noticeRoutes(api, sandbox);

  api.get(
    '/liveops/serverstatus',
    {
      schema: {
        response: { 200: Type.Array(Service), ...failures(503) },
      },
    },
    () => listServices(sandbox),
  );

  api.get(
    '/liveops/serverstatus/history',
    {
      schema: {
        querystring: Type.Object({ lang: LanguageCode }),
        response: { 200: Type.Array(History), ...failures(503) },
      },
    },
    (request) => listHistories(sandbox, request.query.lang),
  );
};
