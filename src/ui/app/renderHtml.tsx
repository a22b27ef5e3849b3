import type { Container } from 'inversify';
import { renderToReadableStream } from 'react-dom/server';
import { Root } from './Root';

/**
 * Renders the application to HTML.
 * @throws the error of any component. `renderToString` would leave out the section without reporting it.
 */
export const renderHtml = async (container: Container): Promise<string> => {
  const errors: unknown[] = [];
  const html = await renderToReadableStream(<Root container={container} />, {
    onError: (error) => void errors.push(error),
    // By default, React moves long sections to the end of the page and adds scripts.
    progressiveChunkSize: Infinity,
  });
  await html.allReady;
  if (errors.length > 0) throw errors[0];
  return new Response(html).text();
};
