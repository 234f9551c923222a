import { DomainError } from '@kinloom/contract';
import { SystemService } from '@kinloom/domain/administration';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';

/** Requires the operator role. Other accounts get 404, which does not reveal that the route exists. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(private readonly system: SystemService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await requireOperator(this.system, context.switchToHttp().getRequest<Request>());
    return true;
  }
}

/** The same check for routes that no controller serves. */
export function operatorsOnly(system: SystemService): RequestHandler {
  return (request, _response, next) => {
    requireOperator(system, request).then(() => next(), next);
  };
}

/** @throws DomainError not_signed_in, not_found for an account that is not an operator's */
async function requireOperator(system: SystemService, { user }: Request): Promise<void> {
  if (!user) throw new DomainError('not_signed_in');
  if (!(await system.isOperator(user.id))) throw new DomainError('not_found');
}
