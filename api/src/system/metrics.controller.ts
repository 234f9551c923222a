import { timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '@kinloom/config';
import { DomainError } from '@kinloom/contract';
import { MeasuresService, SystemService } from '@kinloom/domain/administration';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Controller, Get, Headers, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../common/session.guard';

@Controller('api/metrics')
export class MetricsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly measures: MeasuresService,
    private readonly system: SystemService,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** Prometheus metrics, for operators and for scrapers with the configured bearer token. */
  @Public()
  @Get()
  async metrics(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Headers('authorization') authorization?: string,
  ): Promise<string> {
    if (!this.hasToken(authorization)) {
      if (authorization?.startsWith('Bearer '))
        await this.securityLog.record({ kind: 'metrics_token', accountId: null, outcome: 'failure' });
      if (!request.user) throw new DomainError('not_signed_in');
      if (!(await this.system.isOperator(request.user.id))) throw new DomainError('not_found');
    }
    const text = await this.measures.text();
    response.type('text/plain; version=0.0.4; charset=utf-8');
    return text;
  }

  private hasToken(authorization = ''): boolean {
    const { metricsToken } = this.config;
    if (metricsToken === null) return false;
    const [actual, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${metricsToken}`)];
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }
}
