import { AccountsModule } from '@kinloom/domain/accounts';
import { BudgetsModule } from '@kinloom/domain/budgets';
import { CareModule } from '@kinloom/domain/care';
import { MemoriesModule } from '@kinloom/domain/memories';
import { BackgroundTasksModule } from '@kinloom/domain/background-tasks';
import { ModelsModule } from '@kinloom/domain/models';
import { Module } from '@nestjs/common';
import { ConversationChangesRepository } from './changes/conversation-changes.repository';
import { ConversationChangesService } from './changes/conversation-changes.service';
import { ReplyControlsRepository } from './replies/reply-controls.repository';
import { ReplyControlsService } from './replies/reply-controls.service';
import { ConversationsRepository } from './conversations.repository';
import { ConversationsService } from './conversations.service';
import { SpeakerSelector } from './turns/speaker-selector';
import { MessagesRepository } from './messages/messages.repository';
import { MessagesService } from './messages/messages.service';
import { NoticesRepository } from './messages/notices.repository';
import { PicturesRepository } from './replies/pictures.repository';
import { RepliesRepository } from './replies/replies.repository';
import { SoulTalkService } from './replies/soul-talk.service';
import { ReplyGenerator } from './replies/reply-generator';
import { MessagePositionsRepository } from './messages/message-positions.repository';
import { MessagePositionsService } from './messages/message-positions.service';
import { SearchRepository } from './search/search.repository';
import { SearchService } from './search/search.service';
import { TurnDispatcher } from './turns/turn-dispatcher';
import { TurnsRepository } from './turns/turns.repository';
import { TurnsService } from './turns/turns.service';
import { voiceProvider } from './replies/voice.provider';
import { riskConsultationProvider } from './messages/risk-consultation.provider';
import { RiskScreening } from './messages/risk-screening';

@Module({
  imports: [AccountsModule, BudgetsModule, CareModule, MemoriesModule, ModelsModule, BackgroundTasksModule],
  providers: [
    ConversationChangesRepository,
    ConversationChangesService,
    ReplyControlsRepository,
    ReplyControlsService,
    ConversationsRepository,
    ConversationsService,
    SpeakerSelector,
    MessagesRepository,
    MessagesService,
    NoticesRepository,
    PicturesRepository,
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
    riskConsultationProvider,
    RiskScreening,
  ],
  exports: [
    ConversationChangesService,
    ReplyControlsService,
    ConversationsService,
    MessagesService,
    MessagePositionsService,
    SearchService,
    SoulTalkService,
    TurnsService,
    voiceProvider,
  ],
})
export class ConversationsModule {}
