import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { requestIdHeader, requestReference } from '#domain/shared/requestReference';
import { unambiguousCharacters } from '#domain/shared/unambiguousCharacters';

const validId = /^[\w.-]{8,128}$/;

/** Generates a short id that is equal to its reference. */
const newRequestId = (): string => {
  const characters = Array.from(
    { length: 8 },
    () => unambiguousCharacters[randomInt(unambiguousCharacters.length)],
  );
  return requestReference(characters.join('')) ?? '';
};

/** Returns a function that takes the id of a request from a trusted proxy, or else generates one. */
export const requestIds = (trustProxy: string | false): ((request: IncomingMessage) => string) => {
  const isTrusted =
    trustProxy === false
      ? () => false
      : proxyAddress.compile(trustProxy.split(',').map((part) => part.trim()));
  return ({ headers, socket }) => {
    const { [requestIdHeader]: sent } = headers;
    const isAccepted =
      typeof sent === 'string' && validId.test(sent) && isTrusted(socket.remoteAddress ?? '', 0);
    return isAccepted ? sent : newRequestId();
  };
};
