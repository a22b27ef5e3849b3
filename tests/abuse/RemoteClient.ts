import { Client, type ClientRequest, type ClientResponse } from '../sandbox/client';

let created = 0;

/** Returns an IPv4 address that no other client has. */
const newAddress = (): string => {
  created += 1;
  return `10.${created >> 16}.${(created >> 8) & 0xff}.${created & 0xff}`;
};

/** Client with an IP address of its own, which the web server reads from the header of a trusted proxy. */
export class RemoteClient extends Client {
  constructor(
    url: string,
    private readonly address = newAddress(),
  ) {
    super(url);
  }

  override call(method: string, path: string, request: ClientRequest = {}): Promise<ClientResponse> {
    // The test controls refuse forwarded requests.
    if (path.startsWith('/sandbox')) return super.call(method, path, request);
    const headers = { 'x-forwarded-for': this.address, ...request.headers };
    return super.call(method, path, { ...request, headers });
  }
}
