import type { FastifyInstance } from 'fastify';
import { locales } from '#domain/language/Locale';
import type { Renderer, SocialCard } from '#hydration/Renderer';
import type { ContentWatch } from '../pages/ContentWatch';
import { RenderedPageCache } from '../pages/RenderedPageCache';
import { PictureFiles } from '../http/pictureFiles';
import { cardDrawer } from './drawCard';

interface ArticleCardsOptions {
  readonly siteFolder: string;
  readonly renderer: Pick<Renderer, 'loadCard'>;
  readonly watch: ContentWatch;
  readonly retryDelayMs: number;
  readonly apiOrigin: () => string;
}

/** Returns undefined for an unknown article, or if the card could not be drawn. */
export type ArticleCards = (locale: string, address: string) => Promise<Buffer | undefined>;

/** Milliseconds. Clients that fetch a card wait longer than visitors. */
const requestTimeoutMs = 5_000;
const timeoutMs = 2_000;

interface Drawn {
  readonly facts: string;
  readonly card: Buffer;
}

/** About 200 cards. */
const bound = { maxBytes: 20_000_000, bytesOf: ({ card }: Drawn) => card.length };

/** Draws the card of an article on the first request, and again only when the shown data has changed. */
export const articleCards = (options: ArticleCardsOptions): ArticleCards => {
  const { siteFolder, renderer, apiOrigin } = options;
  const cached = new RenderedPageCache<Drawn>({ ...options, requestTimeoutMs, bound });
  const draw = cardDrawer(siteFolder, new PictureFiles(siteFolder));

  return async (written, address) => {
    const locale = locales.find((known) => known === written);
    if (!locale) return undefined;
    const key = `${locale}/${address}`;
    const drawn = await cached.get(key, async (previous, published) => {
      const visit = { path: '/', apiOrigin: apiOrigin(), timeoutMs, published };
      const found = await renderer.loadCard(visit, locale, address);
      if (!found) return undefined;
      const { contentRef: ref, ...shown } = found;
      const facts = JSON.stringify(shown);
      const card = previous?.facts === facts ? previous.card : await draw(shown as SocialCard);
      return { answer: { facts, card }, ref };
    });
    // Made-up addresses must not evict cards.
    if (!drawn) cached.delete(key);
    return drawn?.card;
  };
};

/** GET /cards/news/<locale>/<address>.jpg */
export const addArticleCards = (app: FastifyInstance, cards: ArticleCards): void => {
  app.get<{ Params: { locale: string; file: string } }>(
    '/cards/news/:locale/:file',
    async (request, reply) => {
      const { locale, file } = request.params;
      const card = file.endsWith('.jpg') ? await cards(locale, file.slice(0, -'.jpg'.length)) : undefined;
      if (!card) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('Not found\n');
      }
      return reply.header('cache-control', 'public, max-age=3600').type('image/jpeg').send(card);
    },
  );
};
