import { FormTokens } from '#application/shared/FormTokens';
import { succeed } from '#domain/shared/Result';

/** Token of a form that is already open. formTokens.pact.test.ts covers the call that issues the token. */
export class FixedFormToken extends FormTokens {
  constructor(private readonly token: string) {
    super();
  }

  issue() {
    return Promise.resolve(succeed(this.token));
  }
}
