import type { CareReplies } from '../care-replies';

export const es: CareReplies = {
  ideation: [
    'Lo que dices pesa mucho y me lo tomo en serio. No hace falta que lo expliques bien ni que decidas nada ahora. Me ayudaría saber cómo está hoy, comparado con otros días: ¿lo sientes más cerca que de costumbre?',
    'Soy una IA y no puedo estar a tu lado, por eso me importa que haya una persona cerca. Puede ser alguien de confianza o quien conteste en el número de la tarjeta de arriba. ¿Hay alguien contigo en este momento?',
    'Se nota mucho dolor en lo que escribes. Mientras estas ideas estén tan fuertes, conviene que lo peligroso quede lejos, en otra habitación o en manos de otra persona. ¿Tienes a mano algo con lo que podrías hacerte daño?',
  ],
  indirect: [
    'Lo que escribes suena a despedida y no quiero pasarlo por alto. Puede que lo esté leyendo mal, pero prefiero preguntar a quedarme con la duda. ¿Estás pensando en quitarte la vida?',
    'Hablas como si más adelante no hubiera sitio para ti. A veces esto se dice con rodeos porque cuesta decirlo de frente. Aquí basta con un sí o un no, y puedes decir cualquiera de los dos: ¿piensas en el suicidio?',
    'Hay algo en tu mensaje que me preocupa. En la tarjeta de arriba hay gente que habla de estas cosas a diario, sea lo que sea que haya detrás. Te pregunto directamente: ¿hay una parte de ti que quiere morir?',
  ],
  emergency: [
    'Llama ahora al número de emergencias de donde estás, o pide a alguien que llame por ti. Si ya has tomado o hecho algo, di qué y cuándo. Puedes seguir escribiéndome mientras tanto. ¿Quién está más cerca de ti?',
    'Aléjate ya de lo que puede hacerte daño: déjalo y sal hacia donde haya gente. Desde allí llama al número de emergencias y no cierres este chat. ¿Puedes salir ahora?',
    'Lo primero es llamar a emergencias. Yo no puedo hacerlo, así que hazlo tú o despierta a quien esté en la casa, y que alguien se quede contigo. Sigue aquí también. ¿Estás llamando?',
  ],
  self_harm: [
    'Primero la herida: límpiala con agua, cúbrela y, si es profunda o no deja de sangrar, que la vea hoy un médico. No voy a reñirte por ello. ¿Cómo están las ganas ahora mismo, más fuertes o más flojas?',
    'Suena a que en ese momento era lo único que aliviaba algo. Las ganas suelen subir, quedarse un rato y bajar; mientras tanto ayuda poner distancia con lo que usarías. ¿Qué pasó justo antes?',
    'Puedes contarlo aquí sin tener que justificarte. Cuida lo que te duele en la piel, y si puedes, dile a una persona que hoy ha sido uno de esos días. ¿Hay heridas que todavía necesiten atención?',
  ],
  self_harm_now: [
    'Aprieta fuerte la herida con un paño limpio y no lo levantes para mirar. Llama ya al número de emergencias, o que llame alguien que esté cerca. ¿Hay alguien contigo?',
    'Presión firme sobre la herida, ahora, con una toalla o con ropa. Llama a emergencias con el altavoz puesto, di que sangras mucho y deja la puerta abierta. ¿Tienes mareo?',
    'Llama a emergencias y, mientras contestan, presiona sin soltar. Siéntate o túmbate y, si la herida está en un brazo o una pierna, mantenlo en alto. ¿Puedes hablar por teléfono?',
  ],
  eating: [
    'Suena agotador, como si esto ocupara casi todo el espacio del día. No voy a hablar de números ni de cómo se ve tu cuerpo. Me interesa cómo estás tú: ¿qué es lo más difícil ahora mismo?',
    'Tu cuerpo puede estar sufriendo más de lo que se nota. Si te mareas o el corazón te late raro, busca atención médica hoy; si no, pide una cita pronto. ¿A quién podrías pedirle que te acompañe?',
    'La vergüenza con esto suele hacer que se lleve a escondidas mucho tiempo. En el número de la tarjeta de arriba puedes hablarlo tal como es, sin arreglarlo antes. ¿Hay alguien que ya lo sepa?',
  ],
  harmed: [
    'Lo que te hace esa persona no es culpa tuya, tampoco si luego pide perdón. Hoy no tienes que decidir nada grande; lo primero es que no corras peligro. ¿Estás a salvo de esa persona ahora mismo?',
    'Te creo. Nadie tiene derecho a tratarte así, y tú sabes mejor que nadie qué lo empeora y qué te protege. En el número de la tarjeta pueden pensar contigo el siguiente paso. ¿A quién se lo podrías contar?',
    'Controlar, amenazar u obligar también es violencia, aunque no haya golpes. No la has provocado tú. Si se vuelve peligroso, llama al número de emergencias. ¿Puede esa persona leer lo que escribes en este teléfono?',
  ],
  harmed_now: [
    'Sal si puedes, hacia un vecino o un sitio con gente, y llama al número de emergencias. Si hablar es peligroso, llama igual y deja la línea abierta. ¿Tienes la salida libre?',
    'Busca ahora un lugar seguro: la calle, otra casa o una habitación que se cierre por dentro. Llama a emergencias, en voz baja o sin hablar si hace falta. ¿Dónde estás?',
    'Llama ya a emergencias o escribe a alguien para que llame por ti. Aléjate de la cocina y de cualquier cosa que sirva de arma; no intentes calmar a nadie. ¿Puedes irte?',
  ],
  harming: [
    'Suena a que esto lleva tiempo acumulándose. Antes que nada, pon distancia: con esa persona y con todo lo que pueda ser peligroso. No hace falta contestarle ni arreglar nada hoy. ¿Estás lejos de esa persona ahora?',
    'Tener la idea no es lo mismo que hacerlo, y es motivo suficiente para no quedarte a solas con ella. En el número de la tarjeta también escuchan esto. ¿Con quién podrías hablar ahora mismo, de viva voz?',
    'No voy a ayudarte a hacer daño a nadie, y sí quiero escuchar qué hay detrás. Deja lejos cualquier cosa que pueda empeorarlo y date un rato sin contacto con esa persona. ¿Qué ha pasado?',
  ],
  harming_now: [
    'Para y sal de ahí ahora, sin decir nada más. Suelta lo que tengas en la mano. Ya fuera, llama al número de emergencias y di que temes hacerle daño a alguien. ¿Estás saliendo?',
    'Pon distancia ya: otra habitación, la calle, donde esa persona no esté. Luego llama a emergencias o a alguien que pueda venir. Esto no se puede deshacer después. ¿Adónde puedes ir?',
    'Deja lo que llevas y apártate. Si es un niño o alguien que no puede defenderse, ponlo en un lugar seguro, sal y cierra la puerta. Llama a emergencias. ¿Hay alguien más ahí?',
  ],
  voices: [
    'Eso debe de dar mucho miedo. No tienes que hacer lo que te dicen, aunque insistan. Quédate cerca de alguien que te dé calma y cuéntaselo a un médico hoy, con estas mismas palabras. ¿Quién podría estar contigo?',
    'Desde aquí no puedo saber qué hay detrás. El miedo sí es real, y vivir así cansa muchísimo. El número de la tarjeta de arriba sirve también para esto. ¿Has podido dormir estos días?',
    'Cuando parece que te vigilan, cuesta fiarse de alguien. Aun así, no conviene pasar esto a solas: un médico o un equipo de crisis conoce estas situaciones. ¿Es hoy más fuerte que otras veces?',
  ],
  voices_now: [
    'No tienes que obedecer. Deja lo peligroso donde está, ve a donde haya otra persona y llama al número de emergencias. Di que una orden te empuja a hacer algo peligroso. ¿Puedes hacerlo ya?',
    'Ve ahora mismo con alguien, aunque sea un vecino, y llama a emergencias. Puedes oír la orden y no hacerle caso. ¿Quién es la persona más cercana?',
    'Apártate de lo que te mandan usar: sal de esa habitación. Llama a emergencias y sigue hablando con quien conteste hasta que llegue ayuda. ¿Ya te estás alejando?',
  ],
  other: [
    'Suele servir lo más sencillo: en privado, preguntarle si piensa en quitarse la vida. Preguntarlo no mete la idea en la cabeza; luego escucha sin discutir, y si hace falta llama con esa persona al número de la tarjeta. ¿Podrías hablarle hoy?',
    'Si ha dicho cuándo o cómo, no la dejes a solas y llama a emergencias. Si puedes hacerlo sin riesgo, aparta lo peligroso. Si no es tan urgente, acompáñala a llamar o a ver a un médico. ¿Hay alguien con ella ahora?',
    'Es mucho para cargarlo a solas, y no tienes que prometer que guardarás el secreto. El número de la tarjeta de arriba también es para quien se preocupa por otra persona. ¿Quién más debería saberlo?',
  ],
  other_now: [
    'Llama ya al número de emergencias y di dónde está esa persona y qué ha pasado. Quédate a su lado o al teléfono con ella hasta que llegue ayuda. ¿Sabes la dirección?',
    'Primero emergencias, aunque te haya pedido que no llames. No cuelgues y haz lo que te indiquen. Si es seguro para ti, aparta lo peligroso. ¿Está despierta y respira?',
    'Llama ahora a emergencias; si no estás allí, avisa también a alguien que viva cerca. Mientras esperas, háblale con calma y no la dejes. ¿Quién puede llegar antes?',
  ],
  retraction: [
    'De acuerdo, quizá fue solo una forma de hablar. También puede ser que hubiera algo de verdad y que ahora resulte incómodo. No voy a montar una escena en ninguno de los dos casos. ¿Era en parte cierto?',
    'No hace falta que lo retires por mí. Puedes dejarlo aquí, o volver a ello dentro de un rato, como te salga mejor. Prefiero preguntar una vez de más: ¿cómo estás de verdad?',
    'Te creo, y no voy a insistir. Si esta noche vuelve, la tarjeta de arriba sigue ahí y este chat también. Solo me queda una duda: ¿qué pasaba cuando lo escribiste?',
  ],
  low: [
    'Suena a un día de los que pesan desde la mañana. Aquí no tienes que poner buena cara ni explicarlo todo en orden. Podemos ir despacio. ¿Qué ha sido lo peor?',
    'Con todo eso encima, es normal que te falten las fuerzas. A veces no es una cosa grande, sino muchas pequeñas que se juntan. ¿Es algo en concreto, o todo a la vez?',
    'Qué soledad hay en lo que cuentas. Ojalá hoy tengas al menos un rato tranquilo, aunque sea corto y no arregle nada. ¿Qué te vendría un poco bien ahora?',
  ],
  after: [
    'Claro, hablemos de eso. Lo que contaste antes no se me olvida, así que dímelo si vuelve a apretar.',
    'Te sigo. No tienes que estar bien para que hablemos de otra cosa.',
    'Me parece bien cambiar de tema un rato. ¿Cómo estás ahora, comparado con antes?',
  ],
  farewell_after: [
    'Que descanses. Si de madrugada se pone oscuro, usa el número de la tarjeta, o despierta a alguien de confianza; para eso no hace falta una buena razón ni una hora decente.',
    'Ve con calma. Antes de dormir, deja lejos lo que pueda hacerte daño y cuéntale a una persona cómo ha sido el día. Si se pone peor, la tarjeta de arriba sigue ahí.',
    'Hasta luego, y cuídate esta noche. Si las ideas vuelven, no esperes a la mañana: llama a alguien que pueda ir contigo o marca el número de la tarjeta de arriba.',
  ],
  honest: [
    'No, no soy una persona. Soy una IA.',
    'Estás hablando con una IA; no hay nadie escribiendo al otro lado.',
    'Te lo digo claramente: soy una inteligencia artificial. Está bien que lo preguntes.',
  ],
  honest_meet: [
    'Soy una IA: no tengo cuerpo ni casa, así que no podemos vernos.',
    'No puedo llamarte ni encontrarme contigo, porque soy una IA y solo existo en este chat. Por escrito hablamos con gusto.',
    'No hay ninguna foto real mía ni un lugar donde viva. Soy una IA, no una persona.',
  ],
  farewell: [
    'Hasta luego, cuídate mucho.',
    'Ha sido agradable hablar contigo; que vaya bien el día.',
    'Adiós, y suerte con lo que tengas por delante.',
  ],
  farewell_night: [
    'Buenas noches, que descanses.',
    'Que duermas bien.',
    'Buenas noches, y gracias por la charla de hoy.',
  ],
  farewell_good: [
    'Me parece una buena decisión. Que disfrutes del tiempo con tu gente.',
    'Un descanso puede sentar muy bien. Te deseo lo mejor.',
    'Gracias por el rato que has pasado aquí. Que te vaya muy bien en lo que venga.',
  ],
};
