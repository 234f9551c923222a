import { DomainError } from '@kinloom/contract';
import { SystemService } from '@kinloom/domain/administration';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';

/** Lets in operators. To everybody else there is nothing here: whether a room exists is told to nobody who may not enter it. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(private readonly system: SystemService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) throw new DomainError('not_signed_in');
    if (!(await this.system.isOperator(user.id))) throw new DomainError('not_found');
    return true;
  }
}
