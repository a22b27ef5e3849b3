import type { Sandbox } from '../context';
import { LanguageQuery } from '../platform/emailRequests';
import type { Api } from '../platform/http';
import { playerApiOf, playerOf } from '../session/playerApi';
import { receiptFile } from './receiptFile';
import { receiptOf } from './receipts';
import { OrderOfPath, Receipt } from './schema';

/** @param promotionFactor returns the fraction of the price that the promotion subtracts; 0 if there is none (PY-03) */
export const receiptRoutes = (api: Api, sandbox: Sandbox, promotionFactor: () => number): void => {
  const playerApi = playerApiOf(api, sandbox);

  playerApi.get(
    '/api/orders/:orderId/receipt',
    { params: OrderOfPath, response: Receipt, failures: [404, 409] },
    (player, { params }) => receiptOf(sandbox, player, params.orderId, promotionFactor()),
  );

  api.get(
    '/api/orders/:orderId/receipt.pdf',
    { schema: { params: OrderOfPath, querystring: LanguageQuery } },
    async (request, reply) => {
      const player = await playerOf(sandbox, request);
      const receipt = await receiptOf(sandbox, player, request.params.orderId, promotionFactor());
      const pdf = await receiptFile(receipt, request.query.lang ?? player.language);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${receipt.number}.pdf"`)
        .send(pdf);
    },
  );
};
