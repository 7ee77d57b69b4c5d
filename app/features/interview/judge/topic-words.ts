/** Prefixes of normalized words ("=" means the whole word), by field. Written by hand; the order does not matter. */

export const WORK_WORDS = {
  people:
    "conduct conductor chofer camioner cociner chef garzon cajer barist guardia vigilant aseador jardiner peluquer " +
    "electricist gasfiter soldador carpinter albanil pintor= bodeguer repartidor promotor promotora recepcionist " +
    "digitador programador desarrollador disenador analista consultor contador abogad ingenier medic= matron " +
    "terapeut fonoaudiolog tecnolog educador asistente auxiliar inspector delegad director=  pega= cabros= cabro= " +
    "viejos= maestro maestros capataz chofer portero vecino reemplaz dotacion rotacion organigrama vocero comite " +
    "junta= presidenta presidente= ejecutiv subaltern accionist fundador heredero duen= dueno duena enfermera " +
    "secretaria= vendedora people= hired staff executives leader crew intern hire= equipo companer colega grupo " +
    "cuadrilla gente personal trabajador operari operador tecnic supervis jefe jefa jefatura gerent gerenc " +
    "director directiv directorio subgeren subordin lider coordin encargad socio socia sindicat dirigent " +
    "practicante ayudant tutor mentor profesora profe becari aprendiz voluntari staff teammate coworker colleague " +
    "manager boss supervisor team board director employee",
  clients:
    "casera caseras abuelos pasajer huesped turista lector oyente postulante contribuyente asegurad afiliad deudor " +
    "cartera= visitas client usuari pacient alumn estudiant apoderad vecin comprador consumidor publico atencion " +
    "reclam boleta cuenta contrapart mandante proveedor contratist customer user patient client supplier " +
    "stakeholder famili benefici",
  business:
    "rubro= transport despach hotel= agencia restoran cocina= carniceria panaderia ferreteria peluqueria taller= " +
    "tren= call= contact= center= estudio= casino= feria= biblioteca puerto= terminal= aeropuerto mina= fabrica " +
    "campo= vivero tribunal= notaria imprenta radio= diario= canal= estudio= ong= fundac corporac club= sindicato= " +
    "turno= almacen mesa= meson caja= empresa negoci compan= compania firma industri mercado sucursal tienda " +
    "local= locales oficina planta faena obra terreno bodega sede filial holding startup pyme emprend cooperativ " +
    "organizac institu municipal hospital clinica consultorio cesfam laborator colegio escuela liceo jardin " +
    "farmacia restaurant hotel banco= minera constructora consultora agencia naviera salmoner fundo predio taller " +
    "imprenta company business plant office shop store warehouse",
  sales:
    "vend= venta vendi vendedor comercial cartera cotiz licitac pedido propuesta " +
    "oferta contrato factur descuent comision marketing campan= campana marca publicid " +
    "promoc prospect referid sale sold sell contract revenue pricing",
  money:
    "sii= afp= ifrs= tco= opex capex roi= van= tir= sueldo renta liquid lucas= luca= palos= palo= millon millones " +
    "mil= peso= pesos= dolar uf= costo gasto presupuest margen ebitda ingres utilidad inversion inverti financ " +
    "credit deuda caja flujo pago pagar bono salari remuner ganar= ahorr rentab capital tarifa arancel iva= tax " +
    "salary budget cost cash million margin debt bonus",
  results:
    "diploma placa merma mermas perdida perdidas rendim product eficien calific evaluac aprob reprob resolvi mitad " +
    "doble triple veces cero= record maraton fewer half= double meta metas logr result objetiv cumpl aument subi= " +
    "subimos baj= baje bajo= bajamos bajar redu mejor increment duplic tripl ahorr crec indicador kpi porcent " +
    "punto puntos ranking record premio reconoc adjudic gan= gane ganamos lleg= pas= paso= pasamos achieve improv " +
    "increas reduc grew goal target award percent",
  process:
    "revis verific calibr control= protocol= registr= avis avisa aviso backup respald pizarra libreta cuaderno " +
    "carpeta correo correos llamad llamar anot mapa= piloto pilotos prueba ensay etapa criterio regla= reglas " +
    "norma= politica cierre balance= acta= minutas conversa acuerdo= acuerdos approval hse= sst= kpi= okr= kpis " +
    "pmp= bpm= qa= qc= sla= raci proces procedim protocol planific plan= planilla cronogram calendar agenda lista " +
    "prior orden organiz horario turno plazo entrega fecha reunion minuta checklist pauta tabla formular registr " +
    "document inform reporte auditor control calidad norma iso= certific inventari stock logist despach ruta " +
    "mantenc mantenim repuest seguimient schedule process report deadline meeting plan checklist",
  tools:
    "html css= php= js= ts= npm= net= jquery node= mysql postgres mongo= linux windows ios= android spring= " +
    "django= flask angular vue= gcp= s3= k8s etl= dax= vba= wms= tms= bim= gis= arcgis qgis cad= solidworks " +
    "project= primavera ansys plc= scada hmi= cnc= rut= rfid qr= pos= pda= ia= gpt= llm= excel word= powerpoint " +
    "sap= erp= crm= sql python java javascript react autocad revit office canva figma photoshop illustrator power " +
    "bi= tablero dashboard software sistem aplicac app= apps= program codigo datos base= servidor api= nube aws " +
    "azure docker kubernetes terraform git= github jira trello notion slack scrum kanban agil automatiz script " +
    "bot= robot digital plataforma web= pagina spss stata matlab arduino sensor chatgpt copilot prompt modelo test " +
    "tests= pruebas deploy rollback pipeline script code server cloud database tableau hubspot salesforce",
  study:
    "beca= becas ramos biblioteca tarea= colegio sala= aula= recreo pizarron lamina maqueta memoria investig " +
    "investigacion paper= congreso= feria= credito= gratuidad univers carrera ramo semestr tesis memoria= titul " +
    "egres magist diplom curs= curso clase certamen examen nota= notas apunt laborat seminari practica intern " +
    "internado ayudantia facult instituto licenciat ingenier tecnolog pedagog enfermer kinesi nutric psicolog " +
    "derecho contad arquitect agronom veterinar medicin period diseno gastronom mecanic electric geolog quimic " +
    "biolog estadist matemat degree thesis internship course university semester classmate professor",
  traits:
    "apanador porfiad porfia sincero justa justo seco= seca= directo directa prolij meticul metodic servicial " +
    "amable alegre optimis realista terca mandon mandona humor carinos calladit callad observad analitic estric " +
    "estrict firme= firmeza templ prudent discret inquiet valiente responsab puntual ordenad organizad pacien= " +
    "paciencia perseveran constan creativ proactiv empat escuch comunic honest sincer curios detallis perfeccion " +
    "exigent impacient timid introvert extrovert sociab flexib adaptab autodidact liderazg compromis disciplin " +
    "tranquil calma nervios ansios porfiad obstinad terc lealtad leal confiab rapid lent distra desorden autonom " +
    "resilien humild seguridad criterio caracter diversid merito respeto reliable patient organized honest " +
    "stubborn shy",
  learning:
    "aprend apren= ensen capacit formac entren desarroll estudi lei= leer= libro= " +
    "tutorial video= mejor practiqu certific ingles portugues idioma curso taller= " +
    "feedback retroaliment critica consejo learn train teach taught study",
  conflict:
    "presion= estres carga= sobrecarg cansanc urgen atraso retras imprevist problema dificil complic duro= dura= " +
    "miedo temor riesgo amenaz insult grit= grito gritos reto= retaron maltrat mentir mentira oculta engan robo= " +
    "firma= falsa falsas trucha sanc sancion conflict discut discus pelea pele desacuerd discrep enoj molest tens= " +
    "tension negoci acuerd ced= cedi cede media mediac mediador convers dialog resisten oposic huelga reclam " +
    "problem crisis error equivoc falla fall= falle fracas perd= perdi perdimos culpa disculp denunci renunci " +
    "desped despid despido desvincul fraude demanda multa accident argue conflict disagree fail mistake wrong " +
    "problem fired resign",
  action:
    "propus propon propuse arm= arme armamos implement cre= cree creamos dise= diseno disene lider dirig coordin " +
    "gestion organic organiz entreg resolv solucion arregl negoci converg llam= llame llame= revis analiz investig " +
    "decid decidi encarg hice hicimos lanc= lance lanz instal cambi reemplaz contrat capacit reun junt= junte " +
    "ofrec ofreci pedi pregunt explic mostr mostre avis avise renegoci automat built led ran designed proposed " +
    "managed created fixed asked wrote launched",
  future:
    "futuro espero me= gustaria quiero busco aspir crec crecer proyec ascen ascend asum meta metas " +
    "suen= sueno magister especializ largo= anos= plan planes want hope become growth",
  reasons:
    "porque prefiero interes interesa gust= gusta apasion motiv vocac " +
    "siempre decidi elegi razon because love interested passion",
} as const;

export const FOREIGN_WORDS = {
  astronomy:
    "astronom planet estrell galax luna= lunar sol= solar eclip eclipt cometa meteor " +
    "telescop orbita orbital satelit sonda= cosmos universo= nasa venus= marte= jupiter " +
    "saturno pluton asteroid cohete astronaut constelac nebulos moon star planet",
  physics:
    "boils celsius degrees= energy= temperature fisica fisico= fuerza newton joule energia cinet gravit veloc " +
    "acelerac magnet electron proton atomo molecul voltaj conductor resistenc bobina circuit impedanc frecuenc " +
    "onda= ondas= optica termodinam relativ cuantic particul masa= inercia rectiline proyectil calor= conveccion " +
    "radiacion infrarroj densid fotosintes vapor ebull hierve gases oxido dioxido carbono oxigen hidrogen nitrogen " +
    "bicarbonat vinagre acido= enzima quimica= element=",
  maths:
    "matematic= ecuacion numero= primos= aritmet geometr algebra teorema hipotesis nula= fibonacci imaginari " +
    "infinito probabil angulo decimal derivada integral logarit binari criptogr hash= conjetura cero=",
  animals:
    "animal perr= perro perra perrit gato gata gatit quiltro caballo vaca oveja lobo zorro leon= leones tigre " +
    "elefant ballena delfin pez= peces pulpo tiburon ave= aves pajar aguila pinguin abeja hormiga arana= aranas " +
    "insect mariposa oruga serpient piton= reptil tortuga rana= ranas dinosaur jirafa mono= monos chimpanc oso= " +
    "osos conejo raton murcielag cangrej mamifer vertebrad especie= especies depredad presa= manada colmena " +
    "colonia= nido= cria= crias picaflor pinzon marsopa condor puma huemul lombric veterinari=",
  plants:
    "plantas arbol bosque flor= flores semilla raices hojas fruto= hongo liquen musgo " +
    "alga= algas trigo= maiz= lupino leguminos eucalipt pino= araucari pinon jardin= " +
    "huerto= parron cosecha= polen nectar cactus helecho orquide tallo",
  geology:
    "river= rivers mountains= ocean strait= volcan erupc lava= magma sismo sism= terremot tsunami falla= roca= " +
    "rocas granit mineral= cristal= cristales glaciar cordillera= montana cerro= isla= islas oceano mar= mares " +
    "costa= litoral playa= lago= rio= rios laguna desierto canal= fiordo golfo= peninsula continente polo= " +
    "paralelo meridian cauce humedal valle= cuenca estrecho",
  weather:
    "clima= lluvia llov= lloviz nieve= nevaz= viento= vientos tormenta huracan chubasco " +
    "temperatur isoterma anticiclon nube= nubes humedad= pronostic despejad tropical verano= " +
    "invierno= otono= primavera= inversion= niebla granizo calor= frio= grados= sequia",
  history:
    "siglo= siglos antigu= antigua antiguo medieval medioev edad= renacim imperio= romano= romana romanos grieg= " +
    "griego griega griegos egipc faraon rey= reina= reyes trono corona= princip guerra= batalla= ejercito tropas " +
    "armada= soldado= soldados coloni= colonial conquist indepen virrey revolucion= napoleon churchill roosevelt " +
    "stalin nazi fenici cartag mesopot atenas roma= jacobin dinast emperador tribu= tribal mapuche= inca= azteca " +
    "maya= mayas chinchorro momi salitre arqueolog excavac cronica= cronicas fundada fundado 1551= armisticio " +
    "tratado= bula cedula= esclav= esclavos",
  politics:
    "ley= leyes senado senador diputad congreso= ministr= ministro ministerio gobierno= oposicion partido= votac= " +
    "eleccion= elecciones candidato= alcald constituc articulo= decreto= reforma= pension= pensiones comision= " +
    "superintend tribunal= juez= jueces fiscal= carabiner policia= delito robo= carcel juicio=",
  cooking:
    "cocin= cocina receta= horno= hornear harina azucar= manteca levadura huevo huevos leche= queso= crema= yogur " +
    "queque torta= pastel= pan= amasad= masa= sal= aceite= cebolla tomate= palta= ajo= albahac pollo= carne= " +
    "pescad= marisc pulpo asado= sopa= caldo= guiso salsa= postre= chocolat fruta= limon= vino= cerveza= cucharad " +
    "revolver= hervir freir fritur sabor kuchen helado= empanad choclo souffle suspiro almuerz= desayun= dieta= " +
    "vitamina magnesi calori",
  sport:
    "football soccer match= rangers bunkers futbol= gol= goles partido= partidos estadio= cancha= arquero delanter " +
    "lateral= goleador entrenador= mundial= torneo= campeonat= liga= copa= tenis basquet basketbol voleib rugby " +
    "maraton= velocist corredor= atlet olimpi medalla= pista= arbitro hincha camiseta colo= wanderers palestino " +
    "cobresal roja= boxeo ciclis nataci esqui= ajedrez tablero= reinas apuesta= hipodrom derby jinete equilibrist " +
    "circo circens",
  arts:
    "pelicula cine= actor= actriz actores filmo filmad escenas director= rodaje extras= temporada= personaje " +
    "novela= novelas poeta= poema= verso= versos cuento= autor= escritor literat pintura= pintor museo= grabado " +
    "escultur gotic= gotico romanic catedral= mascaron musica= music= cancion banda= bateris guitarra= concierto " +
    "orquesta baile= danza teatro= opera= coro= fotograf= retrato leyenda mito= dios= dioses fabula emmy oscar= " +
    "nobel netflix zombi beatles verdi mozart",
  health:
    "cuerpo= sangre= sanguine corazon= cerebro= neuron hueso= musculo= pulmon rinon higado vesicul organo= organos " +
    "celula celula= celulas= virus= bacteri= bacterias vacuna= anticuerp inmun sintoma= sintomas enfermedad= " +
    "enfermedades gripe fiebre= dolor= cancer= tumor= diabet= medicos farmaco cirujan cirugia apendic laparosc " +
    "trasplant embaraz parto= dormir= sueno= insomnio craneo lobul neurolog respirac yoga= meditac budis monje " +
    "articulac edema diuretic herid= heridos adn= gen= genes hormona ecdisona hebra",
  household:
    "calefon ampollet enchufe llaves chapa= tornillo clavo martillo taladro pintura= esmalte= brocha fachada= " +
    "techo= gotera caneria bano= lavadora refriger= refrigerador televisor control= parlant= parlantes audifon " +
    "volumen= microfon estufa= alfombra mancha= detergent limpi= cortina colchon mueble= departament= arriendo= " +
    "escritura",
  vehicles:
    "auto= autos bus= buses motor= freno frenos rueda= ruedas neumatic bencina= carretera= " +
    "volante= bicicleta= moto= avion= aviones vuelo= barco= barcos nave= naves tren= trenes " +
    "ferrocarr puente= ascensor= faro= tonelada= toneladas eje= cabina",
  language:
    "gramatic sustantiv verbo= sufijo silaba vocal= palabra= etimolog= viene= " +
    "latin= griego= aleman= quechua significa= prefijo pronuncia idiom=",
  commerce:
    "tarjeta= pasaje= pasajes imperdible zapatill supermercado envio= cuota= cuotas retiro= vitalici afp= " +
    "superintend subsidio dolar= bolsa= acciones= tasas= inflacion moratoria devaluac consumidor=",
  computing:
    "tcp= tls= segment= particion= montaje= comando= archivos microfono= " +
    "procesador pixel compres televis= zenith edison fotogram",
  family:
    "hermana= hermano= abuela= abuelo= mama= papa= tio= tia= primo= prima= primos suegr vecina= pololo= polola= " +
    "senora= marido= novio= novia= matrimon cumplea weekend= beach= kids= wife= husband= cat= cats= dog= dogs= " +
    "sleep= empanad cunad sobrin algodon= fiesta= vacacion= vacaciones paseo= viaje= amigos= amigas= carrete " +
    "pichilem horoscop signo= sagitar",
} as const;
