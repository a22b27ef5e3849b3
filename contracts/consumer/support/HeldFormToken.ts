import { FormTokens } from '../../../src/application/shared/FormTokens';
import { succeed } from '../../../src/domain/shared/Result';

/** The form was opened earlier: where its token comes from is agreed on in formTokens.pact.test.ts. */
export class HeldFormToken extends FormTokens {
  constructor(private readonly token: string) {
    super();
  }

  issue() {
    return Promise.resolve(succeed(this.token));
  }
}
