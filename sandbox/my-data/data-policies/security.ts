import type { Tables } from '../../platform/tables';
import { sql } from 'kysely';
import { internal, key, byPlayer, secret, type DataPolicies } from '../dataPolicy';

const emailKeys = {
  rows: byPlayer,
  onErasure: 'delete',
  columns: { key_hash: key, player_id: 'shown', expires_at: 'shown', used_at: 'shown' },
} as const;

/** Policies for the security data of the account. */
export const securityDataPolicies = {
  refresh_tokens: {
    rows: ({ id }) => sql<boolean>`family_id in (select id from refresh_families where player_id = ${id})`,
    onErasure: 'delete',
    columns: {
      token_hash: key,
      family_id: 'shown',
      issued_at: 'shown',
      expires_at: 'shown',
      replaced_at: 'shown',
    },
  },
  refresh_families: {
    rows: byPlayer,
    onErasure: 'delete',
    columns: {
      id: 'shown',
      player_id: 'shown',
      revoked_at: 'shown',
      user_agent: 'shown',
      country: 'shown',
      created_at: 'shown',
      last_used_at: 'shown',
      proved_at: 'shown',
    },
  },
  known_devices: {
    rows: byPlayer,
    onErasure: 'delete',
    columns: { player_id: 'shown', device_hash: key, signed_in_at: 'shown' },
  },
  passkeys: {
    rows: byPlayer,
    onErasure: 'delete',
    columns: {
      id: 'shown',
      player_id: 'shown',
      credential_id: key,
      public_key: key,
      counter: internal,
      name: 'shown',
      created_at: 'shown',
      last_used_at: 'shown',
    },
  },
  passkey_challenges: {
    rows: byPlayer,
    onErasure: 'delete',
    columns: { challenge_hash: key, purpose: 'shown', player_id: 'shown', expires_at: 'shown' },
  },
  two_factor_setups: {
    rows: byPlayer,
    onErasure: 'delete',
    columns: { player_id: 'shown', secret, expires_at: 'shown' },
  },
  recovery_codes: {
    rows: byPlayer,
    onErasure: 'delete',
    columns: { code_hash: secret, player_id: 'shown', created_at: 'shown', used_at: 'shown' },
  },
  credential_changes: {
    rows: byPlayer,
    onErasure: 'delete',
    columns: { player_id: 'shown', changed_at: 'shown' },
  },
  activation_keys: emailKeys,
  reset_keys: emailKeys,
  email_change_keys: {
    rows: byPlayer,
    onErasure: 'delete',
    columns: {
      key_hash: key,
      player_id: 'shown',
      purpose: 'shown',
      email: 'shown',
      issued_at: 'shown',
      expires_at: 'shown',
      used_at: 'shown',
    },
  },
  csrf_tokens: { nobodys: 'Form tokens; they are not linked to a player.' },
} as const satisfies Partial<DataPolicies<keyof Tables>>;
