export { BudgetsModule } from './budgets.module';
export { BudgetsRepository } from './budgets.repository';
export { BudgetsService } from './budgets.service';
export { ModelUsage } from './model-usage';
export { OpenSocketsService } from './open-sockets.service';
export { TokenBucket } from './token-bucket';
