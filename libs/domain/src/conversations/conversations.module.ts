import { AccountsModule } from '@kinloom/domain/accounts';
import { BudgetsModule } from '@kinloom/domain/budgets';
import { CareModule } from '@kinloom/domain/care';
import { MemoriesModule } from '@kinloom/domain/memories';
import { BackgroundTasksModule } from '@kinloom/domain/background-tasks';
import { Module } from '@nestjs/common';
import { ReplyControlsRepository } from './reply-controls.repository';
import { ReplyControlsService } from './reply-controls.service';
import { ConversationsRepository } from './conversations.repository';
import { ConversationsService } from './conversations.service';
import { SpeakerSelector } from './speaker-selector';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';
import { ModelEndpointsRepository } from './model-endpoints.repository';
import { NoticesRepository } from './notices.repository';
import { RepliesRepository } from './replies.repository';
import { SoulTalkService } from './soul-talk.service';
import { ReplyGenerator } from './reply-generator';
import { MessagePositionsRepository } from './message-positions.repository';
import { MessagePositionsService } from './message-positions.service';
import { SearchRepository } from './search.repository';
import { SearchService } from './search.service';
import { TurnDispatcher } from './turn-dispatcher';
import { TurnsRepository } from './turns.repository';
import { TurnsService } from './turns.service';
import { voiceProvider } from './voice.provider';
import { RiskScreening } from './risk-screening';

@Module({
  imports: [AccountsModule, BudgetsModule, CareModule, MemoriesModule, BackgroundTasksModule],
  providers: [
    ReplyControlsRepository,
    ReplyControlsService,
    ConversationsRepository,
    ConversationsService,
    SpeakerSelector,
    MessagesRepository,
    MessagesService,
    ModelEndpointsRepository,
    NoticesRepository,
    RepliesRepository,
    SoulTalkService,
    ReplyGenerator,
    MessagePositionsRepository,
    MessagePositionsService,
    SearchRepository,
    SearchService,
    TurnDispatcher,
    TurnsRepository,
    TurnsService,
    voiceProvider,
    RiskScreening,
  ],
  exports: [
    ReplyControlsService,
    ConversationsService,
    MessagesService,
    ModelEndpointsRepository,
    MessagePositionsService,
    SearchService,
    SoulTalkService,
    TurnsService,
    voiceProvider,
  ],
})
export class ConversationsModule {}
