import type { Container } from 'inversify';
import { FormTokens } from '#application/shared/FormTokens';
import { succeed } from '#domain/shared/Result';

/** Token of a form that is already open. formTokens.pact.test.ts covers the call that issues the token. */
class FixedFormToken extends FormTokens {
  constructor(private readonly token: string) {
    super();
  }

  issue() {
    return Promise.resolve(succeed(this.token));
  }
}

/** Makes the site send this token with its forms. */
export const fixFormToken = (site: Container, token: string): Container => {
  site.rebind(FormTokens).toConstantValue(new FixedFormToken(token));
  return site;
};
