import { adapterModule } from '../../adapterModule';
import { HttpAuthenticator } from './HttpAuthenticator';
import { HttpCertificates } from './HttpCertificates';
import { HttpPlayers } from './HttpPlayers';
import { JoseTokenVerifier } from './JoseTokenVerifier';

export const session = adapterModule(HttpAuthenticator, HttpCertificates, HttpPlayers, JoseTokenVerifier);
