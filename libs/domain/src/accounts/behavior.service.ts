import { type Behavior, BEHAVIOR_DEFAULTS, DomainError } from '@kinloom/contract';
import type { BehaviorRequest } from '@kinloom/contract/requests';
import { Injectable } from '@nestjs/common';
import { BehaviorRepository } from './behavior.repository';
import { countryFromLanguages } from './country';

/** Behaviour settings of an account (reminders, groups, country), completed with the defaults. */
@Injectable()
export class BehaviorService {
  constructor(private readonly behaviors: BehaviorRepository) {}

  /** @throws DomainError not_signed_in if the account was deleted */
  async get(accountId: number): Promise<Behavior> {
    return withDefaults(await this.behaviors.find(accountId));
  }

  /** Stores the country guessed from the browser's languages, unless the account has one. */
  async guessCountry(accountId: number, languages: string | undefined): Promise<void> {
    const country = countryFromLanguages(languages);
    if (country !== '') await this.behaviors.setDefaultCountry(accountId, country);
  }

  /** Changes the given settings. @throws DomainError not_signed_in if the account was deleted */
  async update(accountId: number, request: BehaviorRequest): Promise<Behavior> {
    const changes = Object.entries(request).filter(([, value]) => value !== undefined && value !== null);
    return withDefaults(await this.behaviors.merge(accountId, Object.fromEntries(changes)));
  }
}

function withDefaults(stored: Partial<Behavior> | null): Behavior {
  if (!stored) throw new DomainError('not_signed_in');
  return { ...BEHAVIOR_DEFAULTS, ...stored };
}
