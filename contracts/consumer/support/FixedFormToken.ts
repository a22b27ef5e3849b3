import { FormTokens } from '#application/shared/FormTokens';
import { succeed } from '#domain/shared/Result';

/** Token of a form that was opened earlier. formTokens.pact.test.ts covers the call that issues it. */
export class FixedFormToken extends FormTokens {
  constructor(private readonly token: string) {
    super();
  }

  issue() {
    return Promise.resolve(succeed(this.token));
  }
}
