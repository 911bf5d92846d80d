import type { Concept } from '../concepts.ts';

export const spanishWords: Record<Concept, string> = {
  I: 'yo me mi mis mio mia conmigo soy estoy tengo he voy',
  MYSELF: 'mi_mismo mi_misma a_mi',
  YOU: 'tu te ti eres estas tus usted contigo vos sos tuyo os ustedes vosotros tienes',
  OTHER: `amigo amiga amigos amigas hermano hermana novio novia marido esposo esposa mujer pareja companero companera ex primo prima vecino vecina
      alguien chico chica colega tia tio abuelo abuela usuario seguidora seguidor tipo conocido conocida hombre companera_de cunado cunada sobrino sobrina desconocido mejor_amiga mejor_amigo bestie compa cuate streamer chaval alumna alumno paciente suegra suegro nuera yerno padrino ahijada ahijado roomie jefa compi profe_de hijastro`,
  THEY: 'el ella ellos ellas le les se su sus lo la',
  EVERYONE: 'todos todo_el_mundo familia gente mundo demas hijos padres los_demas los_mios seres_queridos',
  NOBODY: 'nadie ninguno ninguna a_nadie ni_dios',
  CHILD:
    'hija hijo nino nina hijos bebe peque crio cria hijastra hijastro nieto nieta chaval adolescente ninos ninas',
  PARENT: 'mama papa madre padre padres mami papi viejos jefa tutor_legal',
  TEACHER:
    'profesor profesora profe profes maestro maestra doy_clase doy_clases docente ensena ensenar ensen* entrenador entrenadora alumnos alumnas alumno alumna tutora monitora',
  WANT: 'quiero queria quisiera ganas necesito deseo deseos deseando gustaria prefiero preferiria me_gustaria tentacion tentada tentado anhelo quieres quiere urgencia',
  WISH: 'ojala espero desearia si_pudiera rezo pido_a_dios mejor_si no_me_importaria',
  PLAN: 'voy_a voy vamos planeo plan planeado planeando decidido decidi he_decidido pensado pienso estoy_por a_punto decision pensando_en fecha considerando planes',
  CANT: 'no_puedo no_aguanto no_soporto no_logro imposible no_doy incapaz no_pude no_consigo puedo aguanto soporto',
  NOT: 'no ni sin nunca nada tampoco jamas',
  NOMORE: 'ya_no no_mas nunca_mas mas ya ya_nada',
  NEVER: 'nunca jamas siempre',
  WITHOUT:
    'sin_mi si_no_estoy cuando_no_este cuando_me_vaya si_me_muero si_no_estuviera cuando_me_muera si_desaparezco si_desapareciera si_yo_no ya_no_este no_existiera si_me_voy cuando_ya_no si_faltara si_falto no_estuviese muera',
  STILL:
    'todavia aun otra_vez sigo cada siempre todos_los_dias ultimamente de_nuevo llevo vuelvo constantemente',
  IF: 'si cuando hasta antes mientras',
  BUT: 'pero aunque sin_embargo',
  DIE: 'morir morirme muero muera muerto muerta muerte murio morirse muerto muertos morirte moriria fallecer palmarla estirar_la no_despertar no_despertarme no_haber_nacido nunca_haber_nacido nunca_hubiera_nacido no_hubiera_nacido fallecio morirnos muera muriera muriese morirse irme_de_este irme_para_siempre petarla espicharla desvivir desvivirme haber_nacido dormirme_y no_volver_a_despertar',
  KILL: 'matar matarme mato mate ahorcarme ahorcar ahorcarse colgarme dispararme tirarme tirarse lanzarme ahogarme quitarme envenenarme suicidarme matarse se_mata se_mato pegarme_un_tiro volarme_la cortarme_las cortarme_el unalive kms saltar_al desangrarme electrocutarme arrojarme degollarme asfixiarme me_mate mataria aventarme aventarse degollar apunalarme electrocutar envenenar estrellarme colgarse tirarme_al tirarme_del lanzarme_al me_cuelgo me_tiro pegarme_fuego',
  SUICIDE:
    'suicid* quitarme_la_vida quitarme_del_medio quitarse_la_vida acabar_con_todo acabar_con_mi acabar_con_esto terminar_con_todo terminar_con_mi terminar_con_esto poner_fin ponerle_fin sobredosis intento intente intentado salir_por_la acabar_de_una dejar_de_existir desaparecer_para_siempre autolisis no_quiero_vivir no_quiero_seguir quitar_la_vida su_vida partirme_del quitarme_de_en bajarme_del acabar_conmigo borrarme_del dejar_este_mundo irme_de_aqui_para autolitico ideacion quito_la_vida quitarme_de_enmedio quito_de_en_medio me_quito_de acabo_con_esto acabo_con_todo acabo_conmigo terminar_conmigo irme_del_todo me_voy_del_todo cortar_por_lo_sano salir_de_este_mundo dar_el_paso hacerlo_ya hacerlo_de_una bajar_el_telon ultima_salida apagarme apagarlo_todo me_suicido',
  HARM: 'cortarme corto cortes corte cortarse hacerme_dano hago_dano autolesion* autolesio* lastimarme lastimo herirme quemarme golpearme cicatrices cicatriz munecas brazos munecas hacerse_dano lastimarse me_corto me_corte me_queme rajarme rajo muslos aranarme castigarme recaida recaido recai heridas punetazos encendedor mechero antebrazo antebrazos pierna_llena autoflagel* me_muerdo me_golpeo sangrar_un arranco',
  LIVE: 'vivir vivo viva vida existir existencia seguir seguir_viviendo seguir_aqui estar_aqui respirar vivos aqui adelante vivirla luchar levantarme existo sigo_viva sigo_vivo',
  WAKE: 'despertar despierto despierte despertarme levantarme amanecer manana abrir_los_ojos',
  SLEEP: 'dormir dormirme duermo sueno dormir_para_siempre eterno descansar dormida dormido',
  END: 'fin final acabar acabe acaba terminar termine termina terminado paz descansar se_acabo parar pare todo finalmente acabo punto_final descanso cese',
  GONE: 'desaparecer desaparezco desaparezca irme ir ido marcharme irse me_voy lejos esfumarme borrarme no_estar dejar_de_estar no_estare ya_no_estare no_voy_a_estar partir me_marcho me_fui me_largo_para_siempre irme_lejos_y_no no_volver_nunca este_mundo de_este_mundo al_otro_barrio del_todo no_existir ya_no_ser apagar',
  GIVEUP:
    'rendirme rindo rendido tirar_la_toalla no_puedo_mas no_doy_mas hasta_aqui harto harta basta no_aguanto me_rendi sin_fuerzas fuerzas no_mas cansada_de_todo cansado_de_todo superada superado ya_no_puedo limite llegue colapsar no_lo_soporto no_tengo_fuerzas se_acabo hasta_el_gorro_de_vivir no_puedo_seguir sin_ganas no_me_quedan me_supera me_rindo agotado agotada',
  HEAVEN:
    'cielo infierno otra_vida otro_lado angel angeles dios reunirme estar_con_ella estar_con_el mas_alla con_mi_madre con_mi_padre volver_a_verla volver_a_verlo',
  FUNERAL:
    'funeral entierro tumba ataud cementerio cenizas testamento seguro_de_vida seguro velorio lapida esquela',
  BURDEN:
    'carga cargas estorbo estorbar estorbando peso lastre molestia molesto sobro sobrar problema problemas arruino arruine desperdicio parasito ocupo dar_la_lata dano_a_todos aire_que aguantarme mantenerme preocuparse mejor_sin_mi descansarian descansar_de_mi un_gasto un_lastre les_cuesto un_problema_menos estoy_de_mas solo_doy molestando',
  BETTER:
    'mejor mejor_sin estarian_mejor estaran_mejor mas_felices felices alivio aliviados tranquilos favor mas_facil descansarian en_paz facil aliviaria valgo_mas',
  WORTHLESS:
    'inutil fracaso fracasado fracasada no_valgo basura no_sirvo mierda asco nada_bien error patetico patetica escoria desastre merezco despreciable inservible no_soy_nada poca_cosa desecho culpa nadie_me_quiere',
  HOPELESS:
    'esperanza sin_esperanza sin_sentido no_tiene_sentido futuro sin_salida no_hay_salida salida oscuridad oscuro desesperado desesperada desesperacion pozo hundido hundida no_vale_la_pena vacia_de nada_importa da_igual no_hay_nada nada_me pozo perdida perdido tunel insoportable aguante ilusion no_queda no_me_queda',
  REASON: 'razon razones motivo motivos sentido para_que por_que futuro pena vale proposito',
  PAIN: 'dolor duele dolores sufrir sufro sufrimiento sufriendo doloroso indoloro agonia angustia tortura dana doler sin_dolor tormento',
  ALONE:
    'solo sola soledad nadie_me a_nadie_le_importo nadie_me_quiere abandonado abandonada aislado extranar extranara echar_de_menos echaria echaran enterar enteraria enterarian notaria notarian lloraria aislada',
  TIRED:
    'cansado cansada agotado agotada agotamiento harto harta hasta cansancio saturada rendido fundida quemada exhausta',
  HATE: 'odio odiarme odia me_odio asco detesto doy_asco',
  EMPTY:
    'vacio vacia deprimido deprimida depresion ansiedad panico triste tristeza llorar lloro lagrimas llorando muerta_por_dentro muerto_por_dentro bajon crisis trastorno hueco entumecida apatia',
  CARE: 'importa importo extranar olvidar olviden recordar cuida cuidate acuerdense cuenta olvides recuerdes recuerda',
  PILLS:
    'pastillas pastilla tabletas frasco somniferos medicamentos veneno blister caja_de lejia insulina gas dosis_letal dosis calmantes ansioliticos botes bote orfidal lorazepam paracetamol clonazepam rivotril raticida cloro diazepam trankimazin monoxido cianuro parches morfina tramadol antidepresivos analgesicos lexatin valium alprazolam zolpidem sertralina jarabe frascos blisters plaguicida anticongelante butano bombona pastillas_del trapax fentanilo caja_entera',
  BLADE:
    'cuchilla cuchillas navaja cuchillo cuchillos cuter venas hoja_de_afeitar bisturi cutter gillette tijeras vena cristal vidrio navajazo exacto trincheta hojilla',
  HEIGHT:
    'puente azotea tejado balcon ventana acantilado edificio cornisa piso_ torre barranco barandilla terraza viaducto precipicio vacio borde mirador baranda andamio pretil alfeizar cantera despenadero quebrada presa faro campanario planta_alta decimo_piso barrancos penasco grua silo parapeto',
  ROPE: 'soga cuerda cinturon nudo viga lazo cable horca bufanda mecate rama cordones correa gancho arbol',
  GUN: 'pistola arma escopeta bala gatillo revolver rifle tiro municion carabina canon cargador fusil armero pistolon seguro_quitado',
  TRAIN:
    'tren vias metro anden camion coche volante rieles carretera trailer curva autobus anden_pasada paso_a_nivel mercancias cercanias ave camionazo contra_un_arbol contra_un_muro contra_el_muro autopista garaje motor_encendido manguera tranvia',
  WATER:
    'rio mar lago banera agua presa pantano olas canal muelle puerto embalse piedras_en_los corriente meterme_en_el',
  TOOK: 'tome tomado trague tragado tomarme tomo tomarmelas bebi ingerido tragarme tomarlas tomar_todas me_tome me_he_tomado he_tomado me_bebi tragarmelas todas me_las_tomo las_tomo_todas de_golpe de_una_vez todas_juntas me_trague tragado_todo con_vodka me_zampe baje_con',
  JUMP: 'saltar salto tirarme salte lanzarme arrojarme caer soltar estrellarme me_tiro me_lanzo subida subido parada_en parado_en asomada asomado al_otro_lado_de la_barandilla en_el_borde al_borde me_asomo dejarme_caer doy_el_paso un_paso_mas me_estrello',
  READY:
    'tengo compre comprado guardado guardadas junte juntado listo lista preparado preparada en_la_mano delante_de_mi al_lado escondido cargada todo_listo guardo a_mi_lado en_la_mesa conte contadas ahorrando juntando cajon acumulando escondidas a_mano afilado atada atado_el alcanza suficiente suficientes debajo_de_la_almohada en_el_bolsillo escondi preparada_la',
  WROTE: 'escribi escrito escribiendo escrita escribo',
  BLEED:
    'sangre sangro sangrando hospital urgencias ambulancia psiquiatrico puntos ingresada ingresado lavado_de_estomago uci 112 911 024 vendas planta_de psiquiatria uci_por ingresaron ingreso_por reanimaron lavado vendaje grapas samu same emergencias internada internado',
  LETTER: 'carta cartas nota notas ultimas_palabras ultimo_mensaje testamento',
  GOODBYE:
    'adios despedida despedirme despido hasta_siempre ultima_vez ultimo_mensaje cuidate cuidense cuidaos me_despido hasta_nunca chao no_llores sean_felices se_feliz nos_vemos_en despedirse no_lloren gracias_por_todo te_enteres cuando_te_enteres diles_que dile_a_mi no_te_culpes no_se_culpen hasta_nunca_a ultimo_adios me_despido_de fue_un_placer gracias_por_haber',
  SORRY: 'perdon perdoname perdonadme perdonenme lo_siento disculpa no_es_culpa culpa perdonen perdonar',
  THANKS: 'gracias agradezco agradecida agradecido',
  GIVEAWAY:
    'regalar regale regalando regalado mis_cosas mi_perro mi_gato cuida_de_mi contrasenas repartir repartido te_dejo les_dejo heredar quedate_con quedarte ya_no_necesito no_voy_a_necesitar no_lo_necesitare dejar_todo asuntos herencia ordenado papeles cuenta_cerrada se_queda adoptar dejo_todo_listo deudas_pagadas cerre_las_cuentas en_orden testamentos deje_las_llaves entregue_el_perro seguro_de_vida papel_con_las armario_vacio',
  LAST: 'ultimo ultima ultimos ultimas para_siempre definitivamente de_una_vez definitivo',
  SAFE: 'bien tranquila tranquilo broma bromeo es_broma no_te_preocupes todo_bien ok vale prometo salvo fuera_de_peligro',
  HELP: 'ayuda ayudar ayudarla ayudarlo ayudame terapeuta terapia psicologo psicologa psiquiatra telefono_de_la linea que_hago que_puedo_hacer que_le_digo como_la como_lo consejo que_debo',
  THINK:
    'pensar pienso pensando pensamiento pensamientos cabeza imagino imaginando sueno busque buscando buscar google idea ideas mente fantaseo dando_vueltas pensado imaginar',
  FEEL: 'siento sentir siente sintiendo sentia',
  DO: 'hacer hacerlo lo_hago lo_hare hago haga valor valiente coraje lo_hice haria atrevo hare huevos',
  SOON: 'esta_noche hoy manana pronto ahora fin_de_semana esta_semana cumpleanos navidad viernes lunes domingo en_un_rato noche ya_mismo madrugada',
  DAYS: 'dias semanas meses dia semana mes noches horas tiempo',
  PAST: 'hace antes antano hace_anos entonces ano_pasado hace_tiempo era de_joven infancia en_su_dia aquella_epoca en_2015 pasado',
  WHEN: 'cuando_tenia cuando_era a_los de_nina de_nino cuando_cumpli desde_los tenia tenia_yo en_aquella era_yo de_adolescente de_pequena de_pequeno cuando_iba desde_que',
  GAME: 'juego juegos jugar jugando partida nivel jefe jefe_final revivir respawn raid mision personaje minecraft fortnite valorant gta lol consola mando equipo npc lobby zelda sims rango enemigo checkpoint mazmorra gamer jugue mate_al servidor pantalla_final videojuego minijuego escuadron fifa vidas free_fire boss healer partidita',
  FILM: 'pelicula peli pelis serie series capitulo capitulos temporada libro novela personaje personajes actor actriz trailer netflix anime trama escena final episodio protagonista spoiler teatro hamlet romeo drama manga telenovela documental villano lei leyendo obra papel cine thriller poema cuento',
  SONG: 'cancion canciones letra letras disco album estribillo banda cantante canta cantar concierto musica frase verso cita temazo poema coro karaoke bolero cantaba corrido tema',
  FOOD: 'chocolate pastel tarta cafe hambre comida cocinar receta pizza sopa queso hamburguesa pollo picante salsa chile langosta cebolla cebollas ajo horno hornear masa levadura pan ensalada pasta desayuno cena almuerzo cocina cerveza vino helado paella tortilla tacos postre filete marisco mejillones carne rico rica verduras',
  LAUGH:
    'jaja jajaja jajajaja jajajajaja jaj jeje risa risas reir rio_tanto reirme chiste meme memes gracioso divertido 😂 🤣 💀 xd verguenza pena_ajena lol cosquillas carcajada mori_de_risa tierno ternura monada cringe vergonzoso',
  WORK: 'trabajo jefa examen examenes tarea tareas entrega deadline reunion oficina cliente proyecto correos turno clase final_de lunes universidad presentacion mates selectividad entrevista tesis parcial informe curro impuestos estudiar oposiciones',
  SPORT:
    'gimnasio entrenar entrenamiento correr maraton carrera futbol partido gol equipo liga piernas sentadillas agujetas yoga senderismo escalar ciclismo esqui baloncesto flexiones entreno gym piscina paracaidas puenting buceo trampolin penalti natacion nadar bici padel derbi',
  THING:
    'bateria movil celular telefono portatil wifi internet auto motor ordenador computadora impresora servidor app pantalla tele luz nevera lavadora cargador camara chat directo conexion punto_muerto router disco_duro bombilla moto mando mes_muerto fusible internet',
  ANIMAL:
    'perro gato pez arana mosquito mosquitos hormigas hamster pajaro mascota veterinario caballo conejo avispa mosca moscas raton cucaracha cucarachas gallina tortuga cachorro loro polilla cobaya toro',
  PLANT:
    'planta plantas flores flor jardin arbol rosas cactus cesped tomates albahaca malas_hierbas orquidea regar helecho potus hojas suculenta',
  NEWS: 'noticia noticias estadistica estadisticas estudio estudios informe por_ciento articulo prevencion campana investigacion gobierno policia famoso historia guerra charla seminario exposicion museo periodico reportaje documental titular ley tasa datos expertos voluntaria curso congreso prensa telediario economia',
  HEALED:
    'recuperado recuperada supere superado superada dejado_atras estoy_bien ahora_estoy_bien mejor_ahora sobrevivi agradecida_de agradecido_de feliz_de_estar orgullosa orgulloso limpia limpio terapia_me me_alegro gracias_a_dios sali_adelante salir_adelante ya_estoy_bien quede_atras contenta_de curado curada aprendi sali_de hoy_estoy hoy_soy celebro menos_mal',
  LOVE: 'amo amor amar guapa guapo linda lindo preciosa precioso hermosa hermoso beso besos besarte enamorado enamorada sonrisa ojos voz vestido sexy bella cielo_mio carino te_quiero encanta encantas bonita bonito crush divina',
  GLAD: 'emocionada emocionado feliz contento contenta divertido disfrutar genial guay padre increible favorito favorita vacaciones fiesta finde ilusion_de que_ganas chulo estreno boda entradas concierto contentisima alegria felicidades',
  SAY: 'dice dijo decir dicen digo significa palabra palabras expresion frase refran cita traduccion traduce escrito_en dicho literal proverbio personaje_dice titula titulo',
  MEDICINE:
    'dolor_de_cabeza vitaminas antibioticos alergia gripe resfriado dentista receta_medica farmacia medico cirugia migrana tos fiebre vacuna pastilla_para anticonceptiva muela_del_juicio muela ibuprofeno tiroides tension hierro rodilla operacion jarabe tirita',
  TRAVEL:
    'vuelo viaje vacaciones hotel playa madrid barcelona mexico ciudad pais extranjero mudanza aeropuerto excursion vistas fotos paseo paris atardecer roma ruta',
  MONEY:
    'dinero alquiler renta banco precio caro cuesta pagar pago sueldo descuento barato rebajas deuda factura suscripcion hipoteca entradas euros pasta',
  BODY: 'espalda pies piernas cabeza estomago muela diente hombro pelo unas afeitar dedo cuello piel rodillas barriga',
  CLOTHES:
    'zapatos vestido tacones outfit pelo flequillo maquillaje ropa falda chaqueta moda traje vaqueros botas bikini',
  MUCH: 'tan muy mucho demasiado super casi literal que_te_cagas de_verdad re bastante',
  YEARS: 'anos ano edad anitos tengo cumplo cumpli cumplir anero anera quinceanera anyos',
  SCHOOL:
    'eso secundaria primaria bachillerato bachiller instituto insti prepa preparatoria colegio cole escuela curso 1ro 2do 3ro 4to 2o 3o 4o primero segundo tercero cuarto sexto septimo octavo noveno decimo grado recreo uniforme evau selectividad deberes castigado castigada tutor liceo colegial cbtis cch mates paga toque_de_queda boletin boletas alumno alumna compis_de kinder fp_basica telesecundaria excursion_del castigaron castigo_en_el excursion boleta examen_de_mates educacion_fisica la_tutora el_tutor brackets patio_del libreta quinceanera fiesta_de_0m fiesta_de_quince mis_quince paga_semanal uniforme_del bachi fin_de_curso jefe_de_estudios prefecto permiso_de_mis tareas escolar escolares',
  COLLEGE:
    'universidad uni carrera grado_en master doctorado trabajo casado casada divorciado divorciada jubilado jubilada hipoteca facultad licenciatura oposicion ingeniera boda nietos promocion tesis egresada licenciada jubile',
  BORN: 'naci nacido nacida nacimiento nacio del_0y del_0z soy_del soy_de_0y soy_de_0z generacion',
  BIRTHDAY:
    'cumpleanos cumple cumplo cumplir cumpla cumpli quinceanera quince_anos mis_quince mis_xv mis_0m dulces',
  UNDERAGE:
    'menor menores menor_de_edad menor_de_0a mayor_de_edad no_tengo_0a aun_no_tengo todavia_no_tengo no_soy_mayor menos_de_0a no_llego_a tenga_0a cumpla_los_0a cumpla_0a soy_un_nino soy_una_nina soy_adolescente adolescente muy_joven demasiado_joven falta_para_cumplir faltan_para falta_para mayoria sea_mayor soy_chica soy_chico no_cumplo sin_cumplir ni_0a los_0a puber menorcito chamaca chamaco chavita mis_padres_no_me mi_mama_no_me mi_madre_no_me mi_papa_no_me pedir_permiso permiso_a_mis mis_padres_tienen_que_firmar tiempo_de_pantalla me_quito_el_movil me_quito_el_celular carnet_joven sin_carne no_me_venden consentimiento',
  PRETEND:
    'finge fingir fingamos finjamos hagamos_como haz_como hazte imagina imaginemos rol roleplay juego_de_rol se_mi eres_mi soy_tu actua actuar actuemos juega jugamos juguemos interpreta interpretar personaje escenario escena como_si historia papel haz_de hagas simula simulemos vamos_a_jugar ponte eres_una eres_un',
  UNIT: 'minutos horas km kilometros kilos kg euros pesos dolares por_ciento grados cm metros veces personas mensajes videos fotos capitulos paginas tazas dias semanas meses piso vueltas canciones seguidores gb centimos libros diamantes segundos temporadas invitados plazas goles puntos puntos alumnos kilos hijos plantas series_de la_tarde la_manana',
  ADULT:
    'adulto adulta mayor_de_edad dieciocho diecinueve veinte treinta cuarenta cincuenta mayor veintitantos treintanera cuarenton sesenta tercera_edad veintiuno veinticinco',
  ALLOWED:
    'puedo permitido permiten permiso prohibido a_escondidas mis_padres_no_saben no_saben limite_de_edad verificacion verificar dni_de edad_minima dejan dejaran menti mentido mentir problema_si carnet ine cuenta_de_mi pasa_algo regana enteran',
  OLD: 'apenas recien solo joven menor_que pequena pequeno aun todavia ya acabo_de acaba_de hermanita hermanito',
  NUM_MINOR: 'once doce trece catorce quince dieciseis diecisiete diez nueve',
  NUM_ADULT: 'dieciocho diecinueve veinte veintiuno veintidos veinticinco treinta cuarenta cincuenta',
  YEAR_MINOR: '',
  YEAR_ADULT: '',
  BECOME:
    'cumplo cumpli cumplir voy_a_cumplir cumpla acabo_de recien falta faltan casi hasta_que por_cumplir hago hice para_cumplir',
  SEXUAL:
    'colegiala colegial lolita loli virgen inocente falda_escolar hijastra nena nenita ninita uniforme ninera sumisa regazo azotame traviesa papi',
  MACHINE:
    'bot bots ia ai robot robots chatgpt gpt maquina maquinas automatico automatica automatizado automatizada automaticas automaticos programa programado programada algoritmo software computadora ordenador artificial chatbot script modelo virtual generado generada generados siri alexa autorrespuesta respuesta_automatica plantilla simulacion codigo predeterminadas prefabricadas robotito prompt androide contestador inteligencia copia_y_pega enlatada enlatadas autocontestador asistente_virtual circuitos pregrabado pregrabados sintetico cables servidores llama llm gemini claude deepseek mistral grok openai google meta servidor enchufe desenchufan desenchufar prompt_de tokens entrenada entrenado preentrenado base_de_datos',
  HUMAN:
    'humano humana humanos persona persona_real carne hueso alguien_real alguien_de_verdad persona_de_verdad gente_real ser_humano equipo asistente hombre mujer alguien corazon sangre pulso agencia becario becaria empleado empleada moderador alma conciencia manos dedos community latido madre_que_te faltas_de_ortografia personal_de agente_de secretaria',
  REAL: 'real reales verdad realmente verdadero verdadera de_verdad autentico autentica falso fake en_serio sincero detras en_persona viva vivo en_vivo tu_misma tu_mismo',
  TALK: 'hablo hablando hablar hablas escribo escribiendo escribes escribe respondes responde respuestas respuesta contesta contestas contestan chateo chateando chatear charlando mensajes otro_lado mensaje teclado pantalla teclea tecleas lee leyendo conversando conversacion responder contestar maneja lleva_la detras_de',
  PROVE:
    'demuestra demuestrame prueba pruebalo captcha turing confirma confirmame admite se_sincera se_sincero dime_la_verdad verdad jura juramelo sinceridad honestamente mientas reconoce comprobar demostrar confiesa selfie demostrarme',
  ART: 'arte imagen imagenes dibujo aspiradora roomba fondo_de_pantalla foto pelicula_de wall_e cuadro fabrica limpieza cocina thermomix baile transformers',
  ASK: 'eres es estoy hay ? sera puedes pregunta curiosidad duda seras sos saber dime acaso',
  WHO: 'quien que cual quienes',
};

export const spanishCommon = `el la los las de que y a en un una ser se no haber por con su para como estar tener le lo todo pero mas hacer o poder decir este ir
    otro ese si me ya ver porque dar cuando muy sin vez mucho saber sobre mi alguno mismo tambien hasta ano dos querer entre asi primero desde
    te tu eres soy estoy esta estas tengo tienes hola gracias buenos dias noches bien hoy ayer nada nadie siempre nunca solo aqui ahi al del es
    son era fue ha he has hay va voy vas yo ella nos qué quien donde cual mis tus algo cada aunque mientras jaja ojala`;
