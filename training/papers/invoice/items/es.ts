import type { ItemNames } from '../sector.ts'

export const es: ItemNames = {
  goods:
    'Lámpara de escritorio LED negra|Silla de oficina con malla|Papel A4 80 g|Tóner negro|Estantería metálica 180 x 90|Taladro atornillador 18 V|Base de conexión USB-C|Tornillos M8 x 40 cincados|Guantes de protección T10|Cinta de embalar 50 mm|Monitor 27"|Pizarra blanca 120 x 90|Cable de red Cat 6, 5 m|Panel LED 60 x 60|Válvula de bola 1/2"|Cartucho filtro de agua',
  trade:
    'Instalación de lavabo|Mano de obra electricista|Desmontaje y retirada de caldera|Pintura de paredes, dos manos|Tubo de cobre 22 mm|Desplazamiento|Colocación de enchufes|Placa de yeso 12,5 mm|Pruebas y puesta en marcha|Alquiler de andamio',
  freelance:
    'Servicios de consultoría|Diseño de página web|Traducción español–inglés|Redacción de textos|Taller de formación|Gestión de proyecto|Retoque fotográfico|Gastos de viaje',
  hotel:
    'Habitación doble|Desayuno buffet|Tasa turística|Aparcamiento|Minibar|Sala de reuniones, día completo|Lavandería',
  utility:
    'Término de energía punta|Término de energía valle|Término de potencia|Peajes de acceso|Consumo de gas|Alquiler de contador|Impuesto eléctrico',
  telecom:
    'Cuota de línea|Internet fibra 100 Mb|Llamadas a móviles|Itinerancia UE|Tarifa móvil M|Alquiler de router|Factura detallada',
  insurance:
    'Seguro de hogar|Seguro de contenido|Responsabilidad civil|Seguro de auto a todo riesgo|Defensa jurídica',
  school: 'Matrícula segundo trimestre|Comedor|Libros y material|Ruta escolar|Clases de música',
  medical:
    'Consulta médica|Hemograma completo|Radiografía de mano|Sesión de fisioterapia|Vacunación|Obturación dos caras',
  subscription:
    'Licencia de software anual|Alojamiento en la nube|Puestos de usuario|Soporte premium|Renovación de dominio|Copia de seguridad 500 GB',
  transport:
    'Transporte Valencia–Lyon|Recargo combustible|Despacho de aduana|Intercambio de palés|Entrega urgente|Almacenaje semanal',
  garage:
    'Cambio de aceite y filtro|Pastillas de freno delanteras|Mano de obra taller|Pre-ITV|Escobillas limpiaparabrisas|Neumático 205/55 R16|Batería 12 V 70 Ah|Alineación',
  food: 'Aceite de oliva virgen extra 5 l|Harina de trigo 25 kg|Tomates cat. I|Lomo de salmón|Café en grano 1 kg|Queso curado|Vino blanco 0,75 l|Manzanas Golden|Mantequilla 250 g|Zumo de naranja 1 l',
}
