import { readFile } from 'node:fs/promises';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import type { Configuration } from '../configuration/schema';
import { couponControlRoutes } from '../coupons/controlRoutes';
import type { Previews } from '../content/Previews';
import type { Sandbox } from '../context';
import type { Api } from '../platform/http';
import { outsideAccountRoutes } from '../outside/routes';
import { paymentRoutes } from '../payment/routes';
import { Reports } from '../reporting/Reports';
import { reportingRoutes } from '../reporting/routes';
import { rangeRoutes } from '../security/rangeRoutes';
import { serviceControlRoutes } from '../server-status/controlRoutes';
import { States } from '../states/States';
import { apiDocumentRoutes } from './apiDocument';
import { creationRoutes } from './creationRoutes';
import { databaseRoutes } from './databaseRoutes';
import { faultRoutes } from './faultRoutes';
import type { Faults } from './faults';
import { acceptForms } from './forms';
import { guardControls } from './guard';
import { mailingControlRoutes } from './mailingRoutes';
import { keyRoutes } from './keyRoutes';
import { mailboxRoutes } from './mailboxRoutes';
import { overview } from './overview';
import { htmlType, indexPage, pagePolicy, surveyPage } from './pages';
import { pictureRoutes } from './pictureRoutes';
import { previewRoutes } from './previewRoutes';
import { playerRoutes } from './playerRoutes';
import { registrationControlRoutes } from './registrationRoutes';
import { shopRoutes } from './shopRoutes';
import { stateRoutes } from './stateRoutes';

/** Control routes under /sandbox. They accept only requests from this machine and do not exist in production. */
export const controlRoutes =
  (
    sandbox: Sandbox,
    faults: Faults,
    previews: Previews,
    configuration: () => Configuration,
  ): FastifyPluginAsync =>
  async (instance) => {
    const api: Api = instance.withTypeProvider<TypeBoxTypeProvider>();
    const states = new States(sandbox, faults, configuration);
    const reports = new Reports();
    const style = await readFile(new URL('./style.css', import.meta.url), 'utf8');

    api.addHook(
      'onRequest',
      guardControls(() => configuration().rootUrl),
    );
    acceptForms(instance);
    creationRoutes(api, sandbox);
    stateRoutes(api, sandbox, faults, states, reports);
    faultRoutes(api, faults);
    keyRoutes(api, sandbox);
    previewRoutes(api, previews, () => configuration().rootUrl);
    mailboxRoutes(api, sandbox.mailbox);
    pictureRoutes(api, sandbox);
    mailingControlRoutes(api, sandbox, () => configuration().rootUrl);
    registrationControlRoutes(api, sandbox);
    playerRoutes(api);
    rangeRoutes(api);
    couponControlRoutes(api, sandbox);
    databaseRoutes(api, sandbox);
    await paymentRoutes(api, sandbox, () => configuration().rootUrl);
    outsideAccountRoutes(api, sandbox);
    serviceControlRoutes(api, sandbox);
    shopRoutes(api, sandbox, () => configuration().rootUrl);
    await reportingRoutes(api, reports);
    await apiDocumentRoutes(api);
    api.get('/sandbox/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
    api.get('/sandbox/survey', (_request, reply) =>
      reply.header('content-security-policy', pagePolicy).type(htmlType).send(surveyPage()),
    );
    api.get('/sandbox', async (_request, reply) =>
      reply
        .header('content-security-policy', pagePolicy)
        .type(htmlType)
        .send(indexPage(await overview(sandbox, faults, states))),
    );
  };
