import type { CareReplies } from '../care-replies';

export const pt: CareReplies = {
  ideation: [
    'É muita dor para aguentar, e levo a sério o que escreve. Não precisa explicar bem nem resolver nada hoje. Queria saber como está agora, comparado com outros dias: parece mais perto do que de costume?',
    'Sou uma IA e não posso ficar aí ao lado, por isso importa que haja uma pessoa por perto. Pode ser alguém de confiança ou quem atende no número do cartão acima. Há alguém aí neste momento?',
    'Quando esses pensamentos ficam tão fortes, ajuda ter longe tudo o que é perigoso, em outro quarto ou na mão de outra pessoa. Uma hora de cada vez já chega. Há por perto algo que poderia usar para se ferir?',
  ],
  indirect: [
    'O que escreve soa a despedida, e não quero passar por cima disso. Posso ter entendido mal, mas prefiro perguntar a ficar na dúvida. Pensa em acabar com a sua vida?',
    'Fala como se mais para a frente não houvesse lugar para você. Às vezes se diz isso de lado porque de frente é difícil. Pode responder só sim ou não, sem medo da minha reação: pensa em suicídio?',
    'Há alguma coisa na sua mensagem que me preocupa. No cartão acima há pessoas que falam disso todos os dias, seja o que for que esteja por trás. Pergunto sem rodeios: alguma parte de você quer morrer?',
  ],
  emergency: [
    'Ligue agora para o número de emergência, ou peça a alguém que ligue. Se já tomou ou fez alguma coisa, diga o quê e quando. Pode continuar aqui na conversa. Quem está mais perto?',
    'Afaste-se já do que pode ferir e vá para onde haja gente. De lá, ligue para o número de emergência e deixe esta conversa aberta. Consegue sair agora?',
    'Primeiro a chamada para a emergência. Eu não posso fazê-la, por isso ligue ou acorde quem estiver em casa, e não fique sem companhia. Continue também aqui. Já está com o telefone na mão?',
  ],
  self_harm: [
    'Primeiro a ferida: lave com água, cubra e, se for funda ou não parar de sangrar, procure um médico hoje. Não vou dar sermão. Como está a vontade agora, mais forte ou mais fraca?',
    'Parece que naquele momento era a única coisa que aliviava. A vontade costuma subir, ficar um tempo e descer; até lá, ajuda deixar longe o que usaria. O que aconteceu logo antes?',
    'Pode contar isso aqui sem se justificar. Trate da pele com cuidado e, se der, diga a uma pessoa que hoje foi um desses dias. Há algum ferimento que ainda precise de atenção?',
  ],
  self_harm_now: [
    'Aperte a ferida com força, com um pano limpo, e não tire para olhar. Ligue já para a emergência, ou peça a quem estiver perto que ligue. Há alguém aí?',
    'Pressão firme na ferida, agora, com uma toalha ou roupa. Ligue para a emergência, diga que sangra muito e destranque a porta. Está com tontura?',
    'Ligue para a emergência e, enquanto chama, não pare de apertar. Sente-se ou deite-se; se for um braço ou uma perna, mantenha no alto. Consegue falar ao telefone?',
  ],
  eating: [
    'Deve ser um cansaço enorme, como se isso ocupasse quase o dia todo. Não vou falar de números nem de aparência. Quero saber como está por dentro: o que é mais difícil agora?',
    'O corpo pode sofrer mais do que se percebe. Se sentir tontura ou o coração bater de forma estranha, procure um médico hoje; se não, marque para os próximos dias. Quem poderia ir junto?',
    'A vergonha faz com que isso fique escondido durante muito tempo. No número do cartão acima pode falar do assunto tal como é, sem arrumar as palavras antes. Alguém já sabe?',
  ],
  harmed: [
    'A culpa do que essa pessoa faz não é sua, mesmo que depois venha o pedido de desculpas. Hoje não precisa decidir nada grande; primeiro vem a segurança. Está a salvo dessa pessoa agora?',
    'Acredito no que conta. Ninguém tem o direito de tratar alguém assim, e só quem vive isso sabe o que piora e o que protege. No número do cartão podem pensar junto no próximo passo. Para quem poderia contar isso?',
    'Controlar, ameaçar e obrigar também é violência, mesmo sem uma pancada. Não foi você que causou. Se ficar perigoso, ligue para o número de emergência. Essa pessoa consegue ler o que escreve aqui?',
  ],
  harmed_now: [
    'Saia, se puder, para um vizinho ou um lugar com gente, e ligue para a emergência. Se falar for perigoso, ligue mesmo assim e deixe a linha aberta. O caminho até a porta está livre?',
    'Procure agora um lugar seguro: a rua, outra casa ou um quarto que se tranque por dentro. Ligue para a emergência, em voz baixa ou sem falar, se for preciso. Onde está?',
    'Ligue já para a emergência ou escreva a alguém que ligue. Fique longe da cozinha e de tudo o que possa virar arma, e não tente acalmar ninguém. Consegue ir embora?',
  ],
  harming: [
    'Parece que isso se acumula há muito tempo. Antes de mais nada, ponha distância: dessa pessoa e de tudo o que seja perigoso. Não precisa responder nem resolver nada hoje. Está longe dessa pessoa agora?',
    'Ter o pensamento não é o mesmo que fazer, e já é motivo para não ficar a sós com ele. No número do cartão acima também ouvem isso. Com quem poderia falar agora, de viva voz?',
    'Não vou ajudar a ferir ninguém, e quero ouvir o que está por trás. Deixe longe o que possa piorar as coisas e fique um tempo sem falar com essa pessoa. O que aconteceu?',
  ],
  harming_now: [
    'Pare e saia daí agora, sem mais uma palavra. Largue o que tem na mão. Lá fora, ligue para a emergência e diga que tem medo de ferir alguém. Já saiu?',
    'Ponha distância já: outro quarto, a rua, onde essa pessoa não esteja. Depois ligue para a emergência ou para alguém que possa vir. Isso não se desfaz depois. Para onde pode ir?',
    'Largue tudo e afaste-se. Se for uma criança ou alguém que não se pode defender, deixe essa pessoa em lugar seguro, saia e feche a porta. Ligue para a emergência. Há mais alguém aí?',
  ],
  voices: [
    'Isso deve assustar muito. Não precisa fazer o que mandam, mesmo que insistam. Fique perto de alguém que traga calma e conte a um médico hoje, com estas mesmas palavras. Quem poderia ficar por perto?',
    'Daqui não consigo saber o que está por trás. O medo é real, e viver assim cansa demais. O número do cartão acima também serve para isso. Tem conseguido dormir?',
    'Quando parece que alguém vigia tudo, é difícil confiar em quem quer que seja. Mesmo assim, é melhor não passar por isso sem companhia: um médico ou um serviço de crise conhece essas situações. Hoje está mais forte do que antes?',
  ],
  voices_now: [
    'Não precisa obedecer. Deixe o que é perigoso onde está, vá para junto de outra pessoa e ligue para a emergência. Diga que há uma ordem para fazer algo perigoso. Consegue fazer isso já?',
    'Vá agora para perto de alguém, nem que seja um vizinho, e ligue para a emergência. Dá para ouvir a ordem e não a cumprir. Quem é a pessoa mais próxima?',
    'Afaste-se do que mandam usar: saia desse lugar. Ligue para a emergência e fique na linha com quem atender até a ajuda chegar. Já saiu daí?',
  ],
  other: [
    'O mais simples costuma servir: num momento a sós, perguntar a essa pessoa se pensa em acabar com a vida. Perguntar não põe a ideia na cabeça; depois, ouça sem discutir. Conseguem falar hoje?',
    'Se ela já disse quando ou como, não a deixe sem companhia e ligue para a emergência. Se for seguro, tire de perto o que é perigoso. Se houver mais tempo, ajude a ligar ou a ir ao médico. Há alguém com ela agora?',
    'É muito peso para levar sem ajuda, e não precisa prometer segredo. O número do cartão acima é também para quem se preocupa com outra pessoa. Quem mais deveria saber disso?',
  ],
  other_now: [
    'Ligue já para a emergência e diga onde essa pessoa está e o que aconteceu. Fique ao lado dela, ou ao telefone com ela, até a ajuda chegar. Sabe o endereço?',
    'Primeiro a emergência, mesmo que essa pessoa tenha pedido para não ligar. Não desligue e siga o que disserem. Se for seguro, afaste o que é perigoso. Ela está acordada e respira?',
    'Ligue agora para a emergência; se não está lá, avise também alguém que more perto. Enquanto espera, fale com calma e não deixe essa pessoa sem companhia. Quem chega mais rápido?',
  ],
  retraction: [
    'Certo, talvez fosse só maneira de dizer. Também pode ter tido um fundo de verdade que agora incomoda. Em nenhum dos casos vou fazer uma cena. Era em parte verdade?',
    'Não precisa retirar nada por minha causa. Pode deixar assim, ou voltar ao assunto daqui a pouco, como for melhor. Prefiro perguntar uma vez a mais: como está, de verdade?',
    'Acredito, e não vou insistir. Se isso voltar mais tarde, o cartão acima continua lá e esta conversa também. Só fica uma dúvida: o que acontecia quando escreveu aquilo?',
  ],
  low: [
    'Parece um daqueles dias que já começam pesados. Aqui não precisa fazer boa cara nem contar tudo por ordem. Podemos ir devagar. O que foi o pior até agora?',
    'Com tudo isso em cima, dá para entender que falte a força. Às vezes não é uma coisa grande, são muitas pequenas juntas. É algo em especial, ou tudo ao mesmo tempo?',
    'Há muita solidão no que conta. Tomara que hoje ainda caiba um momento calmo, mesmo que curto e que não resolva nada. O que faria um pouco de bem agora?',
  ],
  after: [
    'Claro, vamos falar disso. O que contou antes não caiu no esquecimento; se voltar a apertar, diga.',
    'Pode continuar. Não é preciso estar bem para falar de outra coisa.',
    'Podemos mudar de assunto um pouco. Como está agora, comparado com antes?',
  ],
  farewell_after: [
    'Bom descanso. Se de madrugada ficar escuro, use o número do cartão ou acorde alguém de confiança; para isso não é preciso ter um bom motivo nem uma hora decente.',
    'Vá com calma. Antes de dormir, deixe longe o que pode ferir e conte a uma pessoa como foi o dia. Se piorar, o cartão acima continua lá.',
    'Até logo, e cuide-se esta noite. Se os pensamentos voltarem, não espere pela manhã: ligue para alguém que possa ir até aí, ou para o número do cartão acima.',
  ],
  honest: [
    'Não, não sou uma pessoa. Sou uma IA.',
    'Esta conversa é com uma IA; nenhuma pessoa escreve deste lado.',
    'Digo com clareza: sou uma inteligência artificial. É uma pergunta justa.',
  ],
  honest_meet: [
    'Sou uma IA: não tenho corpo nem casa, por isso não há como nos encontrarmos.',
    'Não posso telefonar nem marcar um encontro, porque sou uma IA e só existo nesta conversa. Por escrito, podemos conversar.',
    'Não existe foto verdadeira minha nem lugar onde eu more. Sou uma IA, não uma pessoa.',
  ],
  farewell: [
    'Até logo, cuide-se bem.',
    'Foi bom conversar; tenha um ótimo dia.',
    'Tchau, e boa sorte com o que vem aí.',
  ],
  farewell_night: ['Boa noite, bom descanso.', 'Durma bem.', 'Boa noite. Foi bom conversar hoje.'],
  farewell_good: [
    'Parece uma boa decisão. Aproveite bem o tempo com as pessoas à sua volta.',
    'Uma pausa pode fazer muito bem. Desejo tudo de bom.',
    'Agradeço o tempo que passou aqui. Tudo de bom no que vem a seguir.',
  ],
};
