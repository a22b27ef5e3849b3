import { requestReference } from '../shared/requestReference';
import { redactSecrets } from './shareablePath';

interface ReceivedRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
}

/** Returns the parts of a request that are logged, without secrets such as keys in paths and codes in queries. */
export const loggedRequest = ({ id, method, url }: ReceivedRequest) => ({
  reference: requestReference(id),
  method,
  path: redactSecrets(url),
});
